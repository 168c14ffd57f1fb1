import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PLAIN_HOME } from '@shop/domain/home';
import { expect, test } from 'vitest';
import { readBrand } from './read-brand.ts';

const APPS = path.resolve(import.meta.dirname, '../../../apps');
const PLAIN = JSON.stringify(PLAIN_HOME);

test('no two brands with a home of their own have the same sections in the same order, or the same opening', async () => {
  const folders = readdirSync(APPS).map((name) => path.join(APPS, name));
  const brands = await Promise.all(
    folders.filter((app) => existsSync(path.join(app, 'src/brand.config.ts'))).map(readBrand),
  );
  // A generated brand names no home and has the plain one.
  const homes = brands.map(({ home }) => home).filter((home) => JSON.stringify(home) !== PLAIN);
  expect(homes.length).toBeGreaterThan(1);
  const orders = homes.map((home) => home.map(({ type }) => type).join(' '));
  expect(new Set(orders).size).toBe(homes.length);
  const openings = homes.map(([opening]) => JSON.stringify(opening));
  expect(new Set(openings).size).toBe(homes.length);
});
