import { expect, test } from 'vitest';
import { readVisitor } from './page-visitor.ts';

const visitor = (cookies: Record<string, string>) =>
  readVisitor(new Map(Object.entries(cookies)), () => false);

test('R-CFG-07 products stand in a grid until the visitor wants a list', () => {
  expect(visitor({}).layout).toBe('GRID');
  expect(visitor({ shop_layout: 'LIST' }).layout).toBe('LIST');
  expect(visitor({ shop_layout: 'TILES' }).layout).toBe('GRID');
});

test('R-CUR-05 the currency that the device keeps is taken up, and garbage is nothing', () => {
  expect(visitor({ shop_currency: '2' }).currencyId).toBe(2);
  for (const garbage of ['', '-1', '1e9', '2;x', 'EUR'])
    expect(visitor({ shop_currency: garbage }).currencyId, garbage).toBeUndefined();
});

test('the way of shipping that the device keeps is taken up, and garbage is nothing', () => {
  expect(visitor({ shop_method: 'sea' }).shippingMethod).toBe('sea');
  for (const garbage of ['', 'rail', 'SEA'])
    expect(visitor({ shop_method: garbage }).shippingMethod).toBeUndefined();
});

test('a scheme is light, dark or the system’s', () => {
  expect(visitor({ shop_scheme: 'dark' }).scheme).toBe('dark');
  expect(visitor({ shop_scheme: 'sepia' }).scheme).toBeUndefined();
});
