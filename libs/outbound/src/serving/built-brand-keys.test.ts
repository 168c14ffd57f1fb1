import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandsBeside } from './brands-beside.ts';
import { builtBrandFolders, builtBrandKeys } from './built-brand-keys.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (key: string, name = key) => {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'brand.json'), JSON.stringify({ config: { key } }));
};

test('a folder of brands names those that are built', () => {
  build('lt');
  build('ae');
  mkdirSync(path.join(folder, 'api'));
  expect(builtBrandKeys(folder)).toEqual(['ae', 'lt']);
  expect(builtBrandKeys(path.join(folder, 'none'))).toEqual([]);
});

test('a brand’s own folder, with any name, names this brand', () => {
  build('lt', '.');
  expect(builtBrandFolders(folder)).toEqual([folder]);
  expect(builtBrandKeys(folder)).toEqual(['lt']);
});

test('brands next to a program are its brands, unless others are named', () => {
  expect(brandsBeside(folder, {})).toEqual({});
  build('lt', 'brands/lt');
  expect(brandsBeside(folder, { PORT: '1' })).toEqual({ PORT: '1', BRANDS_DIR: path.join(folder, 'brands') });
  expect(brandsBeside(folder, { BRANDS_DIR: '/srv' })).toEqual({ BRANDS_DIR: '/srv' });
});
