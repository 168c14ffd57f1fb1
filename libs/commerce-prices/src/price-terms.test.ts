import { sql, type PriceTerms } from '@shop/database';
import { createTestDatabase } from '@shop/database/testing';
import { convertToCents } from '@shop/domain/money';
import { deliveredPrice } from '@shop/domain/tariff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createQuote, fingerprintOf, prepareTerms } from './price-terms.ts';
import { readTerms } from './testing.ts';

const at = new Date('2026-11-22T00:00:00Z');
const shop = await createTestDatabase();
afterAll(() => shop.close());

let terms: PriceTerms;
beforeAll(async () => {
  terms = { ...(await readTerms(shop.db, { countryId: 1, at })), currency: 'EUR' };
});

describe('terms that price everything alike have one fingerprint', () => {
  test('for any version of the card, time of reading and unused rates', () => {
    const alike: PriceTerms = {
      ...terms,
      card: { ...terms.card, version: 9 },
      at: '2026-11-29T00:00:00.000Z',
      rates: { ...terms.rates, AED: 1 },
    };
    expect(fingerprintOf(alike)).toBe(fingerprintOf(terms));
  });

  test('after a round through the database, which reorders keys', async () => {
    const { rows } = await sql<{
      terms: PriceTerms;
    }>`select ${JSON.stringify(terms)}::jsonb as terms`.execute(shop.db);
    expect(fingerprintOf(rows[0]!.terms)).toBe(fingerprintOf(terms));
  });

  test.each<[string, (given: PriceTerms) => PriceTerms]>([
    ['currency', (given) => ({ ...given, currency: 'USD' })],
    ['rate', (given) => ({ ...given, rates: { ...given.rates, EUR: 930_000 } })],
    ['tax', (given) => ({ ...given, card: { ...given.card, vat: 220_000 } })],
    ['day of a duty rule', (given) => ({ ...given, at: '2028-08-01T00:00:00.000Z' })],
    ['tier', (given) => ({ ...given, tiers: given.tiers.slice(1) })],
    ['courier', (given) => ({ ...given, couriers: [[{ upToG: 1_000, fee: 29_000 }]] })],
  ])('but not with another %s', (_, change) => {
    expect(fingerprintOf(change(terms))).not.toBe(fingerprintOf(terms));
  });

  test('a customs rate counts where the threshold is in another currency', () => {
    const others = { ...terms.customsRates, EUR: 800_000 };
    const inDollars: PriceTerms = { ...terms, currency: 'USD' };
    expect(fingerprintOf({ ...inDollars, customsRates: others })).not.toBe(fingerprintOf(inDollars));
    expect(fingerprintOf({ ...terms, customsRates: others })).toBe(fingerprintOf(terms));
  });

  test('but the terms of a brand with cards of its own are shared with no other', () => {
    expect(fingerprintOf(terms, 'nl')).not.toBe(fingerprintOf(terms));
  });
});

test('an amount equals what the domain computes for the single product', () => {
  const prepared = prepareTerms(terms);
  const quote = createQuote(terms);
  for (const dollars of [5.49, 149, 163.04, 164, 1_149]) {
    const measures = { weightG: 640, sidesMm: [220, 200, 90] as const, tariffLine: '8518.30' };
    const price = Math.round(dollars * 10_000);
    const own = convertToCents(price, 'USD', 'EUR', terms.rates);
    expect(quote({ price, ...measures }) * 100).toBe(deliveredPrice({ price: own, ...measures }, prepared));
  }
});
