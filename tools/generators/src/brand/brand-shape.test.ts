import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findBrands } from '@shop/outbound/brands';
import { describe, expect, test } from 'vitest';
import { isOwn, withKey } from './brand-shape.ts';

const APPS = path.resolve(import.meta.dirname, '../../../../apps');
const brands = findBrands();
const [model = 'lt', ...others] = brands;

const filesOf = (brand: string): string[] =>
  readdirSync(path.join(APPS, brand), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(APPS, brand), path.join(entry.parentPath, entry.name)))
    .sort();
const textOf = (brand: string, file: string) => readFileSync(path.join(APPS, brand, file), 'utf8');

describe('brands are one thin app each', () => {
  test.each(others)('%s has the same files as the others', (brand) => {
    expect(filesOf(brand)).toEqual(filesOf(model));
  });

  test.each(others)(
    '%s is identical outside configuration, theme, wording and public, except for its key',
    (brand) => {
      for (const file of filesOf(model).filter((each) => !isOwn(each)))
        expect([file, withKey(textOf(brand, file), brand, 'KEY')]).toEqual([
          file,
          withKey(textOf(model, file), model, 'KEY'),
        ]);
    },
  );

  test.each(brands)('%s has fewer than a hundred lines apart from its own texts', (brand) => {
    const shared = filesOf(brand).filter((file) => !isOwn(file));
    const lines = shared.reduce((sum, file) => sum + textOf(brand, file).split('\n').length, 0);
    expect(lines).toBeLessThan(100);
  });
});

test('a key is replaced as a whole word only', () => {
  expect(withKey(`vite build apps/lt --fast "lt" 'lt' default built alt/lt/x`, 'lt', 'zz')).toBe(
    `vite build apps/zz --fast "zz" 'zz' default built alt/zz/x`,
  );
  expect(withKey(`'old-shop' "old-shops"`, 'old-shop', 'zz')).toBe(`'zz' "old-shops"`);
});
