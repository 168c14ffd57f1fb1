import type { Database } from '@shop/database';
import type { FileStorage } from './file-storage.port.ts';
import { deleteFile, lockLeftOver } from './files.repository.ts';

type PurgeDeps = { readonly db: Database; readonly storage: FileStorage; readonly clock: () => Date };

/** A form may stay open for a day before it is sent. */
export const UNTAKEN_MS = 24 * 3_600_000;
const MOST_AT_ONCE = 200;

/** Deletes files that no record took within a day, and released ones; returns how many. */
export const purgeFiles = async ({ db, storage, clock }: PurgeDeps): Promise<number> => {
  const before = new Date(clock().getTime() - UNTAKEN_MS);
  for (let purged = 0; purged < MOST_AT_ONCE; purged += 1) {
    const found = await db.transaction().execute(async (tx) => {
      const file = await lockLeftOver(tx, before);
      if (!file) return false;
      await storage.remove(file.stored_as);
      await deleteFile(tx, file.id);
      return true;
    });
    if (!found) return purged;
  }
  return MOST_AT_ONCE;
};
