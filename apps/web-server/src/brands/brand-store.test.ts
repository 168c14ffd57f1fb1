import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBrand } from '../testing/a-web-server.ts';
import { createBrandStore } from './brand-store.ts';

const ENTRY = 'export const createBundle = () => ({ renderScreen: async () => "a screen" });';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brands-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes the files that a brand's build writes. */
const build = async (key: string, name = key) => {
  const out = path.join(folder, name);
  await mkdir(path.join(out, 'client/.vite'), { recursive: true });
  await writeFile(
    path.join(out, 'client/.vite/manifest.json'),
    '{"a":{"isEntry":true,"file":"a.js"},"style.css":{"file":"a.css"}}',
  );
  await writeFile(path.join(out, 'entry.server.mjs'), ENTRY);
  const manifest = { config: aBrand(key), server: 'entry.server.mjs', client: 'client', build: key };
  await writeFile(path.join(out, 'brand.json'), JSON.stringify(manifest));
};
const withdraw = (key: string) => rm(path.join(folder, key, 'brand.json'));

test('a brand is served as soon as it is built, and loaded once', async () => {
  await build('lt');
  const brands = createBrandStore(folder);
  expect(await brands.find('ae')).toBeUndefined();
  await build('ae');
  const [first, second] = await Promise.all([brands.find('ae'), brands.find('ae')]);
  expect(first?.config.key).toBe('ae');
  expect(second).toBe(first);
});

test('a brand that is being rebuilt is not loaded, although it was built before', async () => {
  await Promise.all([build('lt'), build('ae')]);
  const brands = createBrandStore(folder);
  expect((await brands.list()).map(({ key }) => key).toSorted()).toEqual(['ae', 'lt']);
  await withdraw('ae');
  expect(await brands.find('ae')).toBeUndefined();
  await build('ae');
  expect((await brands.find('ae'))?.config.key).toBe('ae');
});

test('a loaded brand is still served while it is being rebuilt', async () => {
  await build('lt');
  const brands = createBrandStore(folder);
  const served = await brands.find('lt');
  await withdraw('lt');
  expect(await brands.find('lt')).toBe(served);
});

test('the folder of one brand serves this brand', async () => {
  await build('lt', '.');
  const brands = createBrandStore(folder);
  expect((await brands.list()).map(({ key }) => key)).toEqual(['lt']);
  expect((await brands.find('lt'))?.config.key).toBe('lt');
});

test('only the requested brands are served', async () => {
  await Promise.all([build('lt'), build('ae')]);
  const brands = createBrandStore(folder, ['ae']);
  expect(await brands.find('lt')).toBeUndefined();
  expect((await brands.find('ae'))?.config.key).toBe('ae');
});
