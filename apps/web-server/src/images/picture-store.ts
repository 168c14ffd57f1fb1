import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

const EXTENSION = '.webp';

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40);

/**
 * Finished pictures on disk; beyond `maxBytes` the least recently used are deleted. A file appears complete or not at
 * all; several processes may share the folder.
 */
export function createPictureStore(folder: string, maxBytes: number) {
  const fileOf = (name: string) => path.join(folder, name.slice(0, 2), name + EXTENSION);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_, name, reason) => {
      if (reason === 'evict') void rm(fileOf(name), { force: true }).catch(() => undefined);
    },
  });

  /** Lists the files of earlier processes, oldest first. */
  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(EXTENSION));
    const found = await Promise.all(
      files.map(async (file) => {
        const about = await stat(path.join(folder, file)).catch(() => null);
        return { name: path.basename(file, EXTENSION), size: about?.size ?? 0, at: about?.mtimeMs ?? 0 };
      }),
    );
    for (const { name, size } of found.sort((a, b) => a.at - b.at)) if (size > 0) sizes.set(name, size);
  }

  async function find(key: string): Promise<Buffer | null> {
    const name = nameOf(key);
    const picture = await readFile(fileOf(name)).catch(() => null);
    if (picture) sizes.set(name, picture.length);
    else sizes.delete(name);
    return picture;
  }

  /** A full or read-only disk disables the cache; the picture is still shown. */
  async function keep(key: string, picture: Buffer): Promise<void> {
    const name = nameOf(key);
    const file = fileOf(name);
    const draft = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(draft, picture);
      await rename(draft, file);
      sizes.set(name, picture.length);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  return { open, find, keep, bytes: () => sizes.calculatedSize };
}

export type PictureStore = ReturnType<typeof createPictureStore>;
