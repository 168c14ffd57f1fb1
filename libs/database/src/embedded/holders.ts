import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './process-alive.ts';

/** The running processes that use a folder's server: one file per process, named by its id. */
export const createHolders = (folder: string) => {
  const own = path.join(folder, String(process.pid));
  return {
    join: async () => {
      await mkdir(folder, { recursive: true });
      await writeFile(own, '');
    },
    leave: () => rm(own, { force: true }),
    living: async (): Promise<number[]> => {
      const pids = (await readdir(folder).catch(() => [])).map(Number).filter(Boolean);
      const dead = pids.filter((pid) => !isAlive(pid));
      await Promise.all(dead.map((pid) => rm(path.join(folder, String(pid)), { force: true })));
      return pids.filter((pid) => !dead.includes(pid));
    },
  };
};
