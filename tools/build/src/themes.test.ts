import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrands, findThemes } from './brands.ts';

let repository: string;
const write = (file: string) => {
  const full = path.join(repository, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, '');
};

beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'brands-'));
  for (const file of ['apps/qq/src/brand.config.ts', 'apps/aa/src/brand.config.ts', 'apps/api/src/main.ts'])
    write(file);
  for (const file of [
    'qq/src/tokens.ts',
    'night/src/tokens.ts',
    'night/src/dark-tokens.ts',
    'none/README.md',
  ])
    write(`libs/ui-theme/themes/${file}`);
});
afterAll(() => rmSync(repository, { recursive: true }));

test('an app with a brand’s configuration is a brand, and no other app is', () => {
  expect(findBrands(repository)).toEqual(['aa', 'qq']);
});

test('a folder with tokens is a theme, dark if it has dark tokens', () => {
  expect(findThemes(repository)).toEqual([
    { name: 'night', hasDark: true },
    { name: 'qq', hasDark: false },
  ]);
});

test('this repository has eight brands and seven themes at least', () => {
  expect(findBrands()).toEqual(expect.arrayContaining(['lt', 'lv', 'ee', 'pj', 'tp', 'wl', 'nl', 'ae']));
  expect(findThemes().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['default', 'alt', 'pj', 'tp', 'wl', 'nl', 'ae']),
  );
});
