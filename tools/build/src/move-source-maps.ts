import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Moves the source maps of a folder into a separate one, under the same names, so that none is served. */
export const moveSourceMaps = async (from: string, to: string): Promise<void> => {
  await rm(to, { recursive: true, force: true });
  const files = await readdir(from, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(path.join(from, file), target);
  }
};
