import { expect, test } from 'vitest';
import { aBrand } from '../testing/a-web-server.ts';
import { readAsksConsent, readOptOut, readScheme, readTouches, readVisitor } from './page-visitor.ts';

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

test('consent is asked for until there is a choice, unless the law of the market lets the brand leave it out', () => {
  const asks = (cookies: Record<string, string>, of = brand, headers = {}) =>
    readAsksConsent(of, readVisitor(of, new Map(Object.entries(cookies)), readOptOut(headers)));
  expect(asks({})).toBe(true);
  expect(asks({ shop_consent: `2.n.${'k'.repeat(20)}` })).toBe(false);
  expect(asks({}, brand, { 'sec-gpc': '1' })).toBe(false);
  const silent = aBrand('lt', { shipsTo: ['LT', 'LV', 'EE'], consentSilentIn: ['LV'] });
  expect(asks({}, silent)).toBe(true);
  expect(asks({ shop_market: '2' }, silent)).toBe(false);
});

test('consent is passed on for the order, and campaigns with consent to advertising only', () => {
  const touches = { shop_utm_first: 'utm_source=mail', shop_utm_last: 'utm_source=a b' };
  const written = (letters: string) => `2.${letters}.${'k'.repeat(20)}`;
  const read = (letters: string) =>
    readTouches(new Map(Object.entries({ ...touches, shop_consent: written(letters) })));
  expect(read('psm')).toEqual({ consent: written('psm'), first: 'utm_source=mail' });
  expect(read('ps')).toEqual({ consent: written('ps') });
  expect(read('n')).toEqual({});
  expect(readTouches(new Map(Object.entries(touches)))).toEqual({});
});
