import { expect, test } from 'vitest';
import { aBrand } from '../testing/a-web-server.ts';
import { readScheme, readVisitor } from './page-visitor.ts';

const brand = aBrand('lt', { shipsTo: ['LT', 'LV', 'EE'] });
const visitor = (cookies: Record<string, string>, of = brand) =>
  readVisitor(of, new Map(Object.entries(cookies)));

test('R-CFG-07 products are shown in a grid until the visitor chooses a list', () => {
  expect(visitor({}).layout).toBe('GRID');
  expect(visitor({ shop_layout: 'LIST' }).layout).toBe('LIST');
  expect(visitor({ shop_layout: 'TILES' }).layout).toBe('GRID');
});

test('R-CUR-05 the currency stored on the device is used, and an invalid one is ignored', () => {
  expect(visitor({ shop_currency: '2' }).currencyId).toBe(2);
  for (const garbage of ['', '-1', '1e9', '2;x', 'EUR'])
    expect(visitor({ shop_currency: garbage }).currencyId, garbage).toBeUndefined();
});

test('the market is a country that the brand ships to, and anything else is ignored', () => {
  expect(visitor({}).countryId).toBeUndefined();
  expect(visitor({ shop_market: '3' }).countryId).toBe(3);
  for (const garbage of ['', '5', '0', '-3', '3.0', 'EE', '99999'])
    expect(visitor({ shop_market: garbage }).countryId, garbage).toBeUndefined();
  expect(visitor({ shop_market: '3' }, aBrand('nl', { country: 'NL', shipsTo: ['NL'] })).countryId).toBe(
    undefined,
  );
});

test('the shipping method is one that the brand offers, and anything else is ignored', () => {
  expect(visitor({ shop_method: 'sea' }).shippingMethod).toBe('sea');
  for (const garbage of ['', 'rail', 'SEA'])
    expect(visitor({ shop_method: garbage }).shippingMethod).toBeUndefined();
  expect(visitor({ shop_method: 'sea' }, aBrand('lt', { methods: ['air'] })).shippingMethod).toBeUndefined();
});

test('a colour scheme is light or dark where the brand has both, else the system’s', () => {
  const scheme = (value: string, of = brand) => readScheme(of, new Map([['shop_scheme', value]]));
  expect(scheme('dark')).toBe('dark');
  expect(scheme('light')).toBe('light');
  expect(scheme('sepia')).toBeUndefined();
  expect(scheme('dark', aBrand('nl', { hasDarkScheme: false }))).toBeUndefined();
});
