import type { Transaction } from '@shop/database';
import { invalid } from '@shop/commerce-kit/problem';
import { lockUntaken, markTaken, type KeptFile } from './files.repository.ts';

type Taking = {
  readonly brand: string;
  readonly keys: readonly string[];
  /** What the record takes; photos and PDFs unless it says otherwise. */
  readonly kinds?: readonly KeptFile['kind'][];
  readonly now: Date;
};

/**
 * Takes files for a record of the caller, in the order of their keys. A file is taken once: the key of a taken, foreign, expired
 * or repeated one is refused.
 * @throws the refusal of the field `files`
 */
export const takeFiles = async (
  tx: Transaction,
  { brand, keys, kinds = ['picture', 'document'], now }: Taking,
): Promise<readonly KeptFile[]> => {
  if (keys.length === 0) return [];
  const byKey = new Map((await lockUntaken(tx, brand, keys)).map((file) => [file.key, file]));
  const files = keys.map((key) => {
    const file = byKey.get(key);
    byKey.delete(key);
    if (!file) throw invalid({ files: ['file_unknown'] });
    if (!kinds.includes(file.kind)) throw invalid({ files: ['file_type'] });
    return file;
  });
  await markTaken(
    tx,
    files.map(({ id }) => id),
    now,
  );
  return files;
};
