import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './process-alive.ts';

/**
 * Runs `work` while no other process on this machine does so for the same file. A crashed holder leaves its file
 * behind, so the lock of a process that no longer exists is taken over.
 */
export const withFolderLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  const mark = `${process.pid} ${randomUUID()}`;
  while (!(await claim(file, mark))) await wait(50);
  try {
    return await work();
  } finally {
    if ((await contentOf(file)) === mark) await rm(file, { force: true });
  }
};

/** Takes the lock for the lifetime of this process, or returns false when another running process has it. */
export const claimFolderLock = async (file: string): Promise<boolean> => {
  const mark = `${process.pid} ${randomUUID()}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await claim(file, mark)) return true;
    const holder = Number.parseInt(await contentOf(file), 10);
    if (holder && isAlive(holder)) return false;
  }
  return false;
};

const contentOf = (file: string) => readFile(file, 'utf8').catch(() => '');

const claim = async (file: string, mark: string): Promise<boolean> => {
  try {
    await writeFile(file, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const seen = await contentOf(file);
  const holder = Number.parseInt(seen, 10);
  // An empty file is being written by its holder, or its holder crashed over it: wait a moment.
  if (!holder) {
    await wait(500);
    if ((await contentOf(file)) === '') await rm(file, { force: true });
    return false;
  }
  if (!isAlive(holder)) await discard(file, seen);
  return false;
};

/** Moves the lock of a dead process aside; if another process was quicker, puts that one's lock back. */
const discard = async (file: string, seen: string) => {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    if ((await contentOf(aside)) !== seen) await rename(aside, file);
    else await rm(aside, { force: true });
  } catch {
    // Another process has moved it: the next round reads the current lock.
  }
};
