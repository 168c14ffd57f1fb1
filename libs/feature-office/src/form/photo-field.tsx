import { FileField } from '@shop/ui-theme/file-field';
import { useMessages } from '../messages.ts';
import { useProblemWords } from './problem-words.ts';
import { useProblem } from './use-problem.ts';

/** Photos of a form; those that were sent before stay with it. Its form has files. */
export const PhotoField = ({ act }: { act: string }) => {
  const say = useMessages();
  const words = useProblemWords();
  const problem = useProblem(act);
  const kept = problem?.fields['photos'] ?? '';
  const code = problem?.errors['photos']?.[0];
  return (
    <>
      {kept !== '' && <input type="hidden" name="photos" value={kept} />}
      <FileField
        name="photos"
        label={say('office.parcel.photos')}
        hint={kept === '' ? undefined : say('office.parcel.photos_kept', { count: kept.split(',').length })}
        error={code && words(code)}
        accept="image/jpeg,image/png,image/webp"
        multiple
      />
    </>
  );
};
