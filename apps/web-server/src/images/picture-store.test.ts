import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPictureStore } from './picture-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (of: string) =>
  (await readdir(of, { recursive: true })).filter((file) => file.includes('.'));
const aPicture = (size: number) => Buffer.alloc(size, 1);

test('a cached picture is found again, also by the next process', async () => {
  const store = createPictureStore(folder, 1_000);
  await store.open();
  await store.keep('card:1', aPicture(100));
  expect(await store.find('card:1')).toEqual(aPicture(100));
  const next = createPictureStore(folder, 1_000);
  await next.open();
  expect(next.bytes()).toBe(100);
  expect(await next.find('card:1')).toEqual(aPicture(100));
  expect(await next.find('card:2')).toBeNull();
});

test('beyond the limit the least recently shown pictures are deleted', async () => {
  const store = createPictureStore(folder, 250);
  await store.open();
  await store.keep('first', aPicture(100));
  await store.keep('second', aPicture(100));
  await store.find('first');
  await store.keep('third', aPicture(100));
  await vi.waitFor(async () => expect(await filesIn(folder)).toHaveLength(2));
  expect(await store.find('second')).toBeNull();
  expect(await store.find('first')).not.toBeNull();
});

test('no half-written file is left or shown', async () => {
  const store = createPictureStore(folder, 10_000);
  await store.open();
  await Promise.all(Array.from({ length: 20 }, () => store.keep('same', aPicture(200))));
  expect(await filesIn(folder)).toHaveLength(1);
  expect(await store.find('same')).toHaveLength(200);
});

test('a disk that cannot be written loses the cache, not the picture', async () => {
  const file = path.join(folder, 'not-a-folder');
  await writeFile(file, '');
  const store = createPictureStore(path.join(file, 'cache'), 1_000);
  await expect(store.keep('card', aPicture(10))).resolves.toBeUndefined();
});
