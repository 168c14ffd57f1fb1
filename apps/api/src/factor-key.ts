import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const BYTES = 32;
const OWNER_ONLY = 0o600;

/** The key of a shop without the setting `FACTOR_KEY`: made once, and kept with the shop's data. */
export const keepFactorKey = async (dataDir: string): Promise<string> => {
  const file = path.join(dataDir, 'factor-key');
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(BYTES).toString('hex');
  // Of two processes that start together, one makes the key and both read it.
  await writeFile(file, made, { flag: 'wx', mode: OWNER_ONLY }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
};
