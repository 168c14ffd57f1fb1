import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBrand } from './read-brand.ts';

const APPS = path.resolve(import.meta.dirname, '../../../apps');

test('no two brands have the same sections in the same order, or the same opening', async () => {
  const folders = readdirSync(APPS).map((name) => path.join(APPS, name));
  const brands = await Promise.all(
    folders.filter((app) => existsSync(path.join(app, 'src/brand.config.ts'))).map(readBrand),
  );
  const orders = brands.map(({ home }) => home.map(({ type }) => type).join(' '));
  expect(brands.length).toBeGreaterThan(1);
  expect(new Set(orders).size).toBe(brands.length);
  const openings = brands.map(({ home: [opening] }) => JSON.stringify(opening));
  expect(new Set(openings).size).toBe(brands.length);
});
