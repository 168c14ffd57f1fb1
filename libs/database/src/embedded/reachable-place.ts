import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServerUser } from './server-user.ts';

const OTHERS_MAY_ENTER = 0o001;

/** Whether the server's user can reach a folder: root's home, for example, is closed to other users. */
const canReach = (folder: string, { uid, gid }: ServerUser): boolean => {
  if (uid === undefined) return true;
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const seen = statSync(at, { throwIfNoEntry: false });
    const mayEnter =
      !seen ||
      seen.mode & OTHERS_MAY_ENTER ||
      (seen.uid === uid && seen.mode & 0o100) ||
      (seen.gid === gid && seen.mode & 0o010);
    if (!mayEnter) return false;
    if (at === path.dirname(at)) return true;
  }
};

const stand = (wanted: string) =>
  path.join('/var/tmp', `shop-postgres-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`);

/** The folder for the data: the wanted one, else a folder derived from it outside of root's home. */
export const reachableFolder = (wanted: string, user: ServerUser): string =>
  canReach(path.dirname(wanted), user) ? wanted : stand(wanted);

/** The binaries, copied once when the server's user cannot reach npm's folder. */
export const reachableBinaries = async (native: string, user: ServerUser): Promise<string> => {
  if (canReach(native, user)) return native;
  const copy = stand(native);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
};
