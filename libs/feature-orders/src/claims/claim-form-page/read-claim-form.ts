import type { FormValues } from '@shop/page';

export type ClaimFormFields = {
  /** Typed text; `files` holds all keys, so that a refused form keeps its files. */
  readonly values: FormValues;
  readonly files: readonly string[];
  /** The code of a file that the web server could not send on. */
  readonly fileRefusal: string | undefined;
};

/** Keys of kept files, as a refused form's values hold them. */
export const keysIn = (files: string | undefined): string[] => (files ?? '').split(' ').filter(Boolean);

/** Reads the fields of a form with files; chosen files themselves are sent elsewhere. */
export const readClaimForm = async (request: Request): Promise<ClaimFormFields> => {
  const form = await request.formData();
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const files = texts.flatMap(([name, value]) => (name === 'files' && value !== '' ? [value] : []));
  const { files_refused: fileRefusal, files: _, ...rest } = Object.fromEntries(texts);
  return { values: { ...rest, files: files.join(' ') }, files, fileRefusal };
};
