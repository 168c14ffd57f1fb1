import { useFormField } from '@shop/forms';
import { FileField } from '@shop/ui-theme/file-field';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useSentFiles } from './use-sent-files.ts';

/** The texts of the field, in the words of its form. */
export type SentFilesWords = {
  hint: string;
  optional: string;
  sending: string;
  /** For a file that was sent before this page was shown; counted from 1. */
  kept: (number: number) => string;
  remove: (name: string) => string;
  /** For the code of a refusal. */
  faultOf: (code: string) => string;
  sizeOf?: (bytes: number) => string;
};

type Props = {
  /** Keys of files that a refused form has sent. */
  kept: readonly string[];
  most: number;
  /** As the attribute `accept` has them. */
  types: string;
  words: SentFilesWords;
};

/**
 * The field `files` of a form. Without scripts the browser sends the files with the form; with them each is sent when it is chosen,
 * and the form only has their keys.
 */
export const SentFilesField = ({ kept, most, types, words }: Props) => {
  const isHydrated = useHydrated();
  const { id, label, error } = useFormField('files', 'submitted');
  const { files, isTooMany, isSending, add, remove } = useSentFiles(kept, most);
  const fault = isTooMany ? words.faultOf('too_many_files') : error;
  const nameOf = (name: string, at: number): string => (name === '' ? words.kept(at + 1) : name);
  return (
    <div data-sending={isSending || undefined}>
      <FileField
        id={id}
        label={label}
        hint={words.hint}
        {...(fault === undefined ? {} : { error: fault })}
        optional={words.optional}
        // Without a name the browser does not send the files a second time.
        name={isHydrated ? '' : 'files'}
        multiple
        accept={types}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
        progressLabel={words.sending}
        files={files.map((file, at) => ({
          ...{ key: file.id, name: nameOf(file.name, at) },
          ...(words.sizeOf && file.size > 0 && { note: words.sizeOf(file.size) }),
          ...(file.key === null && file.refusal === null && { progress: file.progress }),
          ...(file.refusal !== null && { error: words.faultOf(file.refusal) }),
          removeLabel: words.remove(nameOf(file.name, at)),
          ...(isHydrated && { onRemove: () => remove(file.id) }),
        }))}
      />
      {files.map(({ id: row, key }) => key && <input key={row} type="hidden" name="files" value={key} />)}
    </div>
  );
};
