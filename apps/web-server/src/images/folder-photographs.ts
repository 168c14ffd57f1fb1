import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFolderPhotograph } from '@shop/paths';
import type { Photographs } from './photographs.ts';
import { PictureProblem } from './picture-problem.ts';
import type { PictureSource } from './picture-source.ts';

const LARGEST = 10 * 1024 * 1024;

type FolderOptions = { photographs: Photographs; folder: string };

/** Photographs of a folder: `photos/boots/red.jpg` is the file `boots/red.jpg` in it. */
export const createFolderPhotographs = ({ photographs, folder }: FolderOptions): PictureSource => {
  const read = async (name: string): Promise<Uint8Array> => {
    const file = path.join(folder, name.slice(name.indexOf('/')));
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) throw new PictureProblem('missing', 'no such file');
    if (found.size > LARGEST) throw new PictureProblem('broken', `${found.size} bytes`);
    return readFile(file);
  };
  return { find: (segment) => (isFolderPhotograph(segment) ? photographs(segment, read) : undefined) };
};
