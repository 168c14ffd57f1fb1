import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { defineBrand } from '@shop/brand/define';
import { PROMISES, SELLER } from '@shop/brand/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrandPictures } from './brand-pictures.ts';

const brand = defineBrand({
  key: 'qq',
  name: 'Ninth & Sons',
  theme: 'default',
  defaultLocale: 'ee',
  country: 'EE',
  shipsTo: ['EE'],
  currency: 'EUR',
  featuresOff: [],
  titleOrder: 'meta-first',
  verification: 'v',
  timeZone: 'Europe/Tallinn',
  seller: SELLER,
  promises: PROMISES,
});
const square = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#7a1fa2"/></svg>`;

let own: string;
let out: string;
beforeAll(async () => {
  own = await mkdtemp(path.join(os.tmpdir(), 'brand-own-'));
  out = await mkdtemp(path.join(os.tmpdir(), 'brand-out-'));
  await writeFile(path.join(own, 'share.svg'), square(1200, 630));
  await writeFile(path.join(own, 'favicon.svg'), square(32, 32));
  await writeFile(path.join(own, 'icon-180.png'), 'the brand’s own');
  await makeBrandPictures(brand, own, out);
});
afterAll(() => Promise.all([own, out].map((folder) => rm(folder, { recursive: true }))));

const sizeOf = async (name: string) => {
  const { format, width, height } = await sharp(path.join(out, name)).metadata();
  return [format, width, height];
};

test('the sharing picture and the icons are made from the brand’s own drawings', async () => {
  expect(await sizeOf('share.png')).toEqual(['png', 1200, 630]);
  expect(await sizeOf('icon-192.png')).toEqual(['png', 192, 192]);
  expect(await sizeOf('icon-512.png')).toEqual(['png', 512, 512]);
});

test('a file that the brand has is not generated', async () => {
  await expect(readFile(path.join(out, 'icon-180.png'))).rejects.toThrow('ENOENT');
});

test('the manifest has the brand’s name, its language as a standard tag, and its icons', async () => {
  const manifest = JSON.parse(await readFile(path.join(out, 'site.webmanifest'), 'utf8')) as object;
  expect(manifest).toMatchObject({ name: 'Ninth & Sons', lang: 'et', start_url: '/' });
  expect(manifest).toHaveProperty('icons.0.src', '/assets/icon-192.png');
});

test('a missing logo of the configuration fails the build with its name', async () => {
  const named = { ...brand, logo: { width: 120, height: 32, hasDark: false } };
  await expect(makeBrandPictures(named, own, out)).rejects.toThrow(
    'Brand qq: logo.svg must stand in public/assets',
  );
});
