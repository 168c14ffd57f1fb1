import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFolderLock, withFolderLock } from './folder-lock.ts';

/** No process has this id: ids end far below. */
const DEAD = 999_999_999;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'folder-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

test('only one process works at a time, and the folder is left clean', async () => {
  let working = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (working += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    working -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withFolderLock(file, work)));
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('a lock is released when its work fails', async () => {
  await expect(withFolderLock(file, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await withFolderLock(file, async () => 'done')).toBe('done');
});

test('the lock of a dead process is taken over at once', async () => {
  await writeFile(file, `${DEAD} mark`);
  const begun = performance.now();
  expect(await withFolderLock(file, async () => 'done')).toBe('done');
  // A lock judged by its age would be waited for: at least two seconds.
  expect(performance.now() - begun).toBeLessThan(1_500);
});

test('a lock taken permanently belongs to one living process', async () => {
  expect(await claimFolderLock(file)).toBe(true);
  expect(await claimFolderLock(file)).toBe(false);
  await writeFile(file, `${DEAD} mark`);
  expect(await claimFolderLock(file)).toBe(true);
});
