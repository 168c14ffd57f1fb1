import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findThemes } from './themes.ts';

let repository: string;
const write = (file: string) => {
  const full = path.join(repository, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, '');
};

beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'themes-'));
  for (const file of [
    'qq/src/tokens.ts',
    'night/src/tokens.ts',
    'night/src/dark-tokens.ts',
    'none/README.md',
  ])
    write(`libs/ui-theme/themes/${file}`);
});
afterAll(() => rmSync(repository, { recursive: true }));

test('a folder with tokens is a theme, dark if it has dark tokens', () => {
  expect(findThemes(repository)).toEqual([
    { name: 'night', hasDark: true },
    { name: 'qq', hasDark: false },
  ]);
});

test('this repository has seven themes at least', () => {
  expect(findThemes().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['default', 'alt', 'pj', 'tp', 'wl', 'nl', 'ae']),
  );
});
