import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';

let parent = '';
beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'shop-files-'));
});
afterAll(() => rm(parent, { recursive: true }));

const NAME = 'B'.repeat(22);

test('bytes are put, got and removed, and only the shop’s own user reads them', async () => {
  const folder = path.join(parent, 'files');
  const files = createFolderStorage(folder);
  expect(await files.get(NAME)).toBeNull();
  await files.put(NAME, Buffer.from('photo'));
  expect(await files.get(NAME)).toEqual(Buffer.from('photo'));
  expect(await readdir(folder)).toEqual([NAME]);
  expect((await stat(path.join(folder, NAME))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await files.remove(NAME);
  await files.remove(NAME);
  expect(await files.get(NAME)).toBeNull();
});

test('a name that is not the shop’s own leads nowhere', async () => {
  const files = createFolderStorage(path.join(parent, 'files'));
  for (const name of ['../outside', '/etc/passwd', '', `${NAME}.part`]) {
    await expect(files.get(name)).rejects.toThrow();
    await expect(files.put(name, Buffer.from('x'))).rejects.toThrow();
  }
});
