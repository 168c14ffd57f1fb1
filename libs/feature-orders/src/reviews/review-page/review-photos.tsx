import { MOST_REVIEW_PHOTOS } from '@shop/domain/product-review';
import { useFormField } from '@shop/forms';
import { FileField } from '@shop/ui-theme/file-field';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useClaimFiles } from '../../claims/claim-files/use-claim-files.ts';
import { useMessages } from '../messages.ts';
import { usePhotoFaults } from './use-photo-faults.ts';

/** Phones turn their own formats into these. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

/**
 * New photos. Without scripts the browser sends them with the form; with them each is sent when it is chosen, and the form only has
 * their keys. `kept` are those that a refused form has sent.
 */
export const ReviewPhotos = ({ kept }: { kept: readonly string[] }) => {
  const say = useMessages();
  const isHydrated = useHydrated();
  const faults = usePhotoFaults();
  const { id, label, error } = useFormField('files', 'submitted');
  const { files, isTooMany, isSending, add, remove } = useClaimFiles(kept, MOST_REVIEW_PHOTOS);
  const fault = isTooMany ? faults['too_many_files'] : error;
  const nameOf = (name: string, at: number) =>
    name === '' ? say('reviews.files.kept', { number: at + 1 }) : name;
  return (
    <div data-sending={isSending || undefined}>
      <FileField
        id={id}
        label={label}
        hint={say('reviews.photos_hint', { count: MOST_REVIEW_PHOTOS })}
        {...(fault === undefined ? {} : { error: fault })}
        optional={say('reviews.optional')}
        // Without a name the browser does not send the files a second time.
        name={isHydrated ? '' : 'files'}
        multiple
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
        progressLabel={say('reviews.files.sending')}
        files={files.map((file, at) => ({
          ...{ key: file.id, name: nameOf(file.name, at) },
          ...(file.key === null && file.refusal === null && { progress: file.progress }),
          ...(file.refusal !== null && { error: faults[file.refusal] ?? say('reviews.fault.file_not_sent') }),
          removeLabel: say('reviews.files.remove', { name: nameOf(file.name, at) }),
          ...(isHydrated && { onRemove: () => remove(file.id) }),
        }))}
      />
      {files.map(({ id: row, key }) => key && <input key={row} type="hidden" name="files" value={key} />)}
    </div>
  );
};
