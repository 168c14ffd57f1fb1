import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { findBrands } from '@shop/outbound/brands';
import { brandListsIn } from './brand-lists.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = [
  '*.{mjs,ts,json}',
  '.storybook/*',
  'tools/**/*.{ts,tsx,mjs,json}',
  'apps/{e2e,api,web-server}/**/*.{ts,mjs,json}',
];
const isRead = (file) => !/node_modules|\.test\.|package-lock/.test(file);

test('a list of brands is found, and a list of languages is not one', () => {
  const brands = ['lt', 'lv', 'ee', 'pj', 'tp', 'wl'];
  assert.equal(brandListsIn(`const BRANDS = ['lt', 'pj', 'tp', 'wl'];`, brands).length, 1);
  assert.equal(brandListsIn(`"implicitDependencies": ["api", "pj", "tp", "wl"]`, brands).length, 1);
  assert.deepEqual(brandListsIn(`const LOCALES = ['en', 'lt', 'lv', 'ee'];`, brands), []);
});

test('no tool and no configuration has a list of brands: findBrands of @shop/outbound/brands reads them from apps', () => {
  const brands = findBrands();
  const files = FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(isRead);
  assert.ok(files.length > 100);
  assert.deepEqual(
    files.filter((file) => brandListsIn(readFileSync(path.join(ROOT, file), 'utf8'), brands).length > 0),
    [],
  );
});
