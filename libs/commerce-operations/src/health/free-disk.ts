import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Free bytes where a folder is or will be. */
export const freeDiskBytes = async (folder: string): Promise<number> => {
  const place = path.resolve(folder);
  if (!existsSync(place) && path.dirname(place) !== place) return freeDiskBytes(path.dirname(place));
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
};
