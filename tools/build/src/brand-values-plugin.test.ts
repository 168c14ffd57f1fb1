import path from 'node:path';
import { expect, test } from 'vitest';
import { brandModule } from './brand-values-plugin.ts';
import { readBrand } from './read-brand.ts';

const LT = path.resolve(import.meta.dirname, '../../../apps/lt');

test('a client’s brand has the values of its configuration but the home page, and imports nothing', async () => {
  const text = await brandModule(LT);
  expect(text).not.toContain('import');
  const { brand } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { brand: unknown };
  const { home, ...values } = await readBrand(LT);
  expect(brand).toEqual(values);
  expect(home.length).toBeGreaterThan(0);
});
