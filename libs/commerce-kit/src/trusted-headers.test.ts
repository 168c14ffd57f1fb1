import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Brands, Currency, ShopBrand } from './shop-brand.ts';
import { createTrustedHeaders } from './trusted-headers.ts';

const EUR: Currency = { id: 1, code: 'EUR' };
const USD: Currency = { id: 2, code: 'USD' };

const currencyAt = (currencies: readonly Currency[], asked?: string) => {
  const brand = {
    key: 'ae',
    currency: USD,
    currencies,
    locales: ['en'],
    shipsTo: [],
    defaultLocale: 'en',
  } as unknown as ShopBrand;
  const brands = { find: () => brand, fallback: () => brand } as unknown as Brands;
  const headers = { 'x-shop-secret': 'secret', ...(asked && { 'x-shop-currency': asked }) };
  return createTrustedHeaders('secret', brands).read({
    headers,
    ip: '127.0.0.1',
  } as unknown as FastifyRequest).currency;
};

test('R-CUR-02 prices are in euros until the visitor chooses, whatever the brand’s own currency is', () => {
  expect(currencyAt([USD, EUR])).toBe(EUR);
});

test('R-CUR-03 without euros the first currency is taken', () => {
  expect(currencyAt([USD])).toBe(USD);
});

test('R-CUR-04 a currency is chosen by its id only if the brand offers it', () => {
  expect(currencyAt([EUR, USD], '2')).toBe(USD);
  expect(currencyAt([EUR], '2')).toBe(EUR);
  expect(currencyAt([EUR, USD], 'x')).toBe(EUR);
});

test('a market is chosen by its id only if the brand ships there', () => {
  const marketAt = (asked: string) => {
    const brand = { key: 'lt', currency: EUR, currencies: [EUR], locales: ['en'], shipsTo: [1, 3] };
    const brands = { find: () => brand, fallback: () => brand } as unknown as Brands;
    const headers = { 'x-shop-secret': 'secret', 'x-shop-country': asked };
    return createTrustedHeaders('secret', brands).read({ headers } as unknown as FastifyRequest).countryId;
  };
  expect(marketAt('3')).toBe(3);
  for (const other of ['2', '', 'EE', '3.0']) expect(marketAt(other), other).toBeUndefined();
});
