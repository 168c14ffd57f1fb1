import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrands } from './brands.ts';

let repository: string;

beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'brands-'));
  for (const file of ['qq/src/brand.config.ts', 'aa/src/brand.config.ts', 'api/src/main.ts']) {
    const full = path.join(repository, 'apps', file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, '');
  }
});
afterAll(() => rmSync(repository, { recursive: true }));

test('an app with a brand’s configuration is a brand, and no other app is', () => {
  expect(findBrands(repository)).toEqual(['aa', 'qq']);
});

test('this repository has eight brands at least', () => {
  expect(findBrands()).toEqual(expect.arrayContaining(['lt', 'lv', 'ee', 'pj', 'tp', 'wl', 'nl', 'ae']));
});
