import { MOST_CLAIM_FILES } from '@shop/domain/claim';
import { useFormField } from '@shop/forms';
import { FileField } from '@shop/ui-theme/file-field';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useMessages } from '../messages.ts';
import { useClaimFiles } from './use-claim-files.ts';
import { useFileWords } from './use-file-words.ts';

/** Phones turn their own formats into these. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf';

type Props = {
  /** Keys of files that a refused form has sent. */
  kept: readonly string[];
};

/**
 * Photos and PDFs. Without scripts the browser sends them with the form; with them each is sent when it is chosen, and the form only
 * has their keys.
 */
export const ClaimFiles = ({ kept }: Props) => {
  const say = useMessages();
  const isHydrated = useHydrated();
  const { id, label, error } = useFormField('files', 'submitted');
  const { files, isTooMany, isSending, add, remove } = useClaimFiles(kept, MOST_CLAIM_FILES);
  const { sizeOf, faultOf } = useFileWords();
  const fault = isTooMany ? faultOf('too_many_files') : error;
  return (
    <div data-sending={isSending || undefined}>
      <FileField
        id={id}
        label={label}
        hint={say('claims.files.hint', { count: MOST_CLAIM_FILES })}
        {...(fault === undefined ? {} : { error: fault })}
        optional={say('claims.optional')}
        // Without a name the browser does not send the files a second time.
        name={isHydrated ? '' : 'files'}
        multiple
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
        progressLabel={say('claims.files.sending')}
        files={files.map((file, at) => ({
          key: file.id,
          name: file.name === '' ? say('claims.files.kept', { number: at + 1 }) : file.name,
          ...(file.size > 0 && { note: sizeOf(file.size) }),
          ...(file.key === null && file.refusal === null && { progress: file.progress }),
          ...(file.refusal !== null && { error: faultOf(file.refusal) }),
          removeLabel: say('claims.files.remove', { name: file.name === '' ? String(at + 1) : file.name }),
          ...(isHydrated && { onRemove: () => remove(file.id) }),
        }))}
      />
      {files.map(({ id: row, key }) => key && <input key={row} type="hidden" name="files" value={key} />)}
    </div>
  );
};
