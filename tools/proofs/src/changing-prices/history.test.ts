import { expect, test } from 'vitest';
import type { OracleCard } from '../oracle/cart.ts';
import type { Method } from '../one-price/markets.ts';
import type { FactVariant, Terms } from '../one-price/shop-facts.ts';
import { createHistory, type TermsByMethod } from './history.ts';

const card = (method: Method, clearance: number): OracleCard => ({
  ...{ method, currency: 'USD', volumetricDivisor: 5_000, seaDensity: 1_000, weightStepG: 500 },
  ...{ minimumWeightG: 0, minimumVolumeCm3: 0, seaRatePerM3: 0, fuel: 0, surcharges: [], clearance },
  weightBands: [{ upToG: null, base: 0, perStep: 0 }],
  ...{
    vat: 0,
    vatByLine: {},
    duty: [],
    insurance: { rate: 0, minimum: 0 },
    service: { rate: 0, minimum: 0 },
  },
});

/** Dollars, and only this many cents for customs clearance. */
const clearing = (cents: number): TermsByMethod => {
  const terms = (method: Method): Terms => ({
    ...{ currency: 'USD', rates: { USD: 1_000_000 }, customsRates: {}, day: '2026-11-20' },
    card: card(method, cents * 100),
    ...{ tiers: [], couriers: [], clientRate: 0, promotion: null, balance: 0, fee: null },
  });
  return { air: terms('air'), sea: terms('sea') };
};

const mug = (cents: number): FactVariant => ({
  ...{ id: 1, product_id: 1, slug: 'mug', sku: 'M1', price: cents * 100, on_hand: 5, tariff_line: '6912.00' },
  ...{ weight_g: 300, length_mm: 100, width_mm: 100, height_mm: 100 },
});
const cap = (cents: number): FactVariant => ({ ...mug(cents), id: 2, product_id: 2, slug: 'cap', sku: 'C1' });

const both = (cents: number) => ({ air: cents, sea: cents });
const cards = (ofMug: number, ofCap: number) =>
  new Map([
    ['mug', both(ofMug)],
    ['cap', both(ofCap)],
  ]);

const begin = () => {
  const history = createHistory(
    clearing(100),
    new Map([
      ['mug', [mug(1_000)]],
      ['cap', [cap(2_000)]],
    ]),
  );
  history.addTerms(clearing(300));
  return history;
};

test('a listing matches the terms before or after a change, and not both at once', () => {
  const history = begin();
  expect(history.wrongCards(cards(1_100, 2_100))).toBe(0);
  expect(history.wrongCards(cards(1_300, 2_300))).toBe(0);
  expect(history.wrongCards(cards(1_100, 2_300))).toBe(1);
});

test('a product with a changed price may be shown with either one, next to unchanged products', () => {
  const history = begin();
  history.addState('mug', [mug(1_500)]);
  expect(history.wrongCards(cards(1_600, 2_100))).toBe(0);
  expect(history.wrongCards(cards(1_100, 2_100))).toBe(0);
  expect(history.wrongCards(cards(1_601, 2_100))).toBe(1);
});

test('the earlier state is invalid once the changes are complete', () => {
  const history = begin();
  history.settle();
  expect(history.wrongCards(cards(1_300, 2_300))).toBe(0);
  expect(history.wrongCards(cards(1_100, 2_100))).toBe(2);
});

test('a product’s page has one moment in its figures and in its data for search engines', () => {
  const history = begin();
  expect(history.isProduct('mug', 'air', both(1_100), new Map([['M1', 1_100]]))).toBe(true);
  expect(history.isProduct('mug', 'air', both(1_100), new Map([['M1', 1_300]]))).toBe(false);
  expect(history.isProduct('mug', 'air', { air: 1_100, sea: 1_300 }, new Map([['M1', 1_100]]))).toBe(false);
});

test('a cart has the prices of one moment for all its goods', () => {
  const history = begin();
  const bought = [
    { slug: 'mug', id: 1 },
    { slug: 'cap', id: 2 },
  ];
  expect(history.isCart(bought, both(3_100))).toBe(true);
  expect(history.isCart(bought, both(3_300))).toBe(true);
  expect(history.isCart(bought, both(3_200))).toBe(false);
  history.addState('cap', [cap(2_500)]);
  expect(history.isCart(bought, both(3_800))).toBe(true);
});
