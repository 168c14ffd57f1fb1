import type { Database } from '@shop/database';
import { invalid } from '@shop/commerce-kit/problem';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { CleaningProcess } from './cleaning-process.ts';
import { fileFormat } from './file-format.ts';
import type { FileStorage } from './file-storage.port.ts';
import { deleteFile, insertFile, type KeptFile } from './files.repository.ts';
import { isWholePdf } from './pdf.ts';
import { PictureRefused } from './picture-refused.ts';
import { isTextTable } from './text-table.ts';

export type KeepDeps = {
  readonly db: Database;
  readonly storage: FileStorage;
  readonly cleaning: Pick<CleaningProcess, 'clean'>;
};

type Cleaned = { readonly kind: KeptFile['kind']; readonly bytes: Uint8Array };

const refused = (code: string) => invalid({ file: [code] }, code);

const clean = async ({ cleaning }: KeepDeps, bytes: Uint8Array): Promise<Cleaned> => {
  const format = fileFormat(bytes);
  if (format === null && isTextTable(bytes)) return { kind: 'table', bytes };
  if (format === null) throw refused('file_type');
  if (format === 'pdf') {
    if (!isWholePdf(bytes)) throw refused('file_broken');
    return { kind: 'document', bytes };
  }
  try {
    return { kind: 'picture', bytes: await cleaning.clean(bytes) };
  } catch (error) {
    throw error instanceof PictureRefused ? refused(error.fault) : error;
  }
};

type Sent = { readonly bytes: Uint8Array; readonly brand: string; readonly now: Date };

/** The row is written first, so that no stored bytes are without one. */
const store = async (
  deps: KeepDeps,
  { kind, bytes }: Cleaned,
  { brand, now }: Pick<Sent, 'brand' | 'now'>,
): Promise<KeptFile> => {
  const row = await insertFile(deps.db, {
    ...{ key: secretSlug(), stored_as: secretSlug(), brand, kind },
    ...{ size: bytes.length, created_at: now },
    ...{ taken_at: null, released_at: null },
  });
  try {
    await deps.storage.put(row.stored_as, bytes);
  } catch (error) {
    await deleteFile(deps.db, row.id);
    throw error;
  }
  return row;
};

/**
 * Keeps a file that a visitor has sent: a picture as a new one of the same pixels, a PDF and a table of text as they are.
 * @throws the refusal with its code
 */
export const keepFile = async (deps: KeepDeps, sent: Sent): Promise<KeptFile> =>
  store(deps, await clean(deps, sent.bytes), sent);

/** Keeps a picture of another shop as a small one. Null for what is no picture, or is too large or broken. */
export const keepThumbnail = async (deps: KeepDeps, sent: Sent): Promise<KeptFile | null> => {
  const format = fileFormat(sent.bytes);
  if (format === null || format === 'pdf') return null;
  try {
    const bytes = await deps.cleaning.clean(sent.bytes, 'thumbnail');
    return await store(deps, { kind: 'picture', bytes }, sent);
  } catch (error) {
    if (error instanceof PictureRefused) return null;
    throw error;
  }
};
