import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStoryPictures } from './index.ts';

let folder = '';
let top = '';
beforeAll(async () => {
  top = await mkdtemp(path.join(os.tmpdir(), 'story-pictures-'));
  folder = path.join(top, 'pictures');
  await mkdir(folder);
  await writeFile(path.join(top, 'secret.jpg'), 'secret');
  await writeFile(path.join(folder, 'pages-cart--full.jpg'), 'a picture');
  await writeFile(path.join(folder, 'unlisted.jpg'), 'a picture');
  await writeFile(path.join(folder, 'large.jpg'), Buffer.alloc(2 * 1024 * 1024 + 1));
  const size = { width: 1_280, height: 900 };
  const index = { 'pages-cart--full': size, '../secret': size, gone: size, large: size, flat: { width: 0 } };
  await writeFile(path.join(folder, 'index.json'), JSON.stringify(index));
});
afterAll(() => rm(top, { recursive: true }));

test('a story of the list has its size and its picture', async () => {
  const pictures = openStoryPictures(folder);
  expect(await pictures.sizesOf(['pages-cart--full', 'unlisted', 'flat'])).toEqual(
    new Map([['pages-cart--full', { width: 1_280, height: 900 }]]),
  );
  expect((await pictures.read('pages-cart--full'))?.toString()).toBe('a picture');
});

test('nothing else is read: no path, no unlisted, missing or too large file', async () => {
  const pictures = openStoryPictures(folder);
  for (const id of ['../secret', 'unlisted', 'gone', 'large', 'flat', '', 'index.json', '__proto__'])
    expect(await pictures.read(id), id).toBeUndefined();
});

test('without a folder, or with a broken list, no story has a picture', async () => {
  const broken = path.join(top, 'broken');
  await mkdir(broken);
  await writeFile(path.join(broken, 'index.json'), '{');
  for (const of of [undefined, path.join(top, 'none'), broken]) {
    const pictures = openStoryPictures(of);
    expect(await pictures.sizesOf(['pages-cart--full'])).toEqual(new Map());
    expect(await pictures.read('pages-cart--full')).toBeUndefined();
  }
});
