import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mustBeName, type FileStorage } from './file-storage.port.ts';

const OWNER_ONLY = { folder: 0o700, file: 0o600 };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A folder that only the shop's own user reads. A file appears in it whole, or not at all. */
export const createFolderStorage = (folder: string): FileStorage => {
  const placeOf = (name: string) => path.join(folder, mustBeName(name));
  return {
    put: async (name, bytes) => {
      const place = placeOf(name);
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      const unfinished = `${place}.part`;
      await writeFile(unfinished, bytes, { mode: OWNER_ONLY.file, flush: true });
      await rename(unfinished, place);
    },
    get: async (name) => {
      try {
        return await readFile(placeOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  };
};
