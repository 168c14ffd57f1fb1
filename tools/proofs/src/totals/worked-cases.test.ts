import { createTestDatabase } from '@shop/database/testing';
import { getCountry, type CountryCode } from '@shop/domain/countries';
import { CURRENCIES, type CurrencyCode } from '@shop/domain/currencies';
import type { ExchangeRates } from '@shop/domain/money';
import { checkoutTotals } from '@shop/domain/totals';
import { afterAll, describe, expect, test } from 'vitest';
import { oracleDeliveredPrice, oraclePrice } from '../oracle/oracle.ts';
import type { RandomCart } from './random-cart.ts';
import { shopDeliveredPrice, shopSums } from './shop-total.ts';
import { WORKED_CASES } from './worked-cases.ts';

const shop = await createTestDatabase();
afterAll(() => shop.close());

const MARKETS = [
  ['LT', 'EUR'],
  ['EE', 'EUR'],
  ['NL', 'EUR'],
  ['AE', 'AED'],
] as const;

const ratesOf = async (table: 'exchange_rate' | 'customs_rate') => {
  const rows = await shop.db.selectFrom(table).selectAll().execute();
  const codes = new Map<number, CurrencyCode>(CURRENCIES.map(({ id, code }) => [id, code]));
  return Object.fromEntries(rows.map((row) => [codes.get(row.currency_id), row.rate])) as ExchangeRates;
};

/** The rows of the migrations: the market's newest card, the open tiers and the couriers. */
const marketTerms = async (market: CountryCode, method: 'air' | 'sea') => {
  const countryId = getCountry(market).id;
  const { terms, version } = await shop.db
    .selectFrom('tariff_card')
    .selectAll()
    .where('country_id', '=', countryId)
    .where('method', '=', method)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  const bands = await shop.db
    .selectFrom('courier_fee')
    .select(['courier_id', 'up_to_grams as upToG', 'fee'])
    .where('country_id', '=', countryId)
    .orderBy('up_to_grams')
    .execute();
  const tiers = await shop.db.selectFrom('shipping_discount_tier').selectAll().execute();
  return {
    card: { ...terms, version, origin: 'US', destination: market, method, currency: 'USD' as const },
    couriers: [...Map.groupBy(bands, (band) => band.courier_id).values()],
    tiers: tiers.map((tier) => ({ minimumSubtotal: tier.minimum_subtotal, rate: tier.rate })),
    rates: await ratesOf('exchange_rate'),
    customsRates: await ratesOf('customs_rate'),
  };
};

const cartOf = async (
  name: string,
  market: CountryCode,
  method: 'air' | 'sea',
  currency: CurrencyCode,
): Promise<RandomCart> => ({
  ...{ currency, day: '2026-11-21', promotion: null, clientRate: 0, balance: 0, fee: null, lines: [] },
  ...(await marketTerms(market, method)),
  ...WORKED_CASES[name],
});

const WAYS = MARKETS.flatMap(([market, own]) =>
  (['air', 'sea'] as const).flatMap((method) =>
    ([own, 'USD'] as const).map((currency) => [market, method, currency] as const),
  ),
);

describe.each(WAYS)('to %s by %s in %s', (market, method, currency) => {
  test.each(Object.keys(WORKED_CASES))('%s is priced as the oracle prices it', async (name) => {
    const cart = await cartOf(name, market, method, currency);
    const { sums, breakdown } = shopSums(cart);
    expect({ totals: checkoutTotals(sums), breakdown }).toEqual(oraclePrice(cart));
  });

  test('the delivered price of one brush equals its checkout total', async () => {
    const cart = await cartOf('one brush', market, method, currency);
    const { total } = checkoutTotals(shopSums(cart).sums);
    expect([shopDeliveredPrice(cart), oracleDeliveredPrice(cart)]).toEqual([total, total]);
  });
});

test('the figures of a brush to Lithuania by air, line by line', async () => {
  const { sums, breakdown } = shopSums(await cartOf('one brush', 'LT', 'air', 'EUR'));
  const cents = Object.fromEntries(Object.entries(breakdown).map(([code, amount]) => [code, amount / 100]));
  expect(cents).toEqual({
    ...{ goods: 505, freight: 902, fuel: 108, surcharges: 0, insurance: 92, clearance: 250, service: 184 },
    // One tariff line; 21 % of 23.41.
    ...{ duty: 300, vat: 492 },
  });
  expect(sums.delivery / 100).toBe(239);
  expect(checkoutTotals(sums).total / 100).toBe(3072);
});

test('what the cases cost in all, in cents', async () => {
  const names = Object.keys(WORKED_CASES);
  const costs = async (...[market, method, currency]: (typeof WAYS)[number]) => {
    const carts = await Promise.all(names.map((name) => cartOf(name, market, method, currency)));
    return carts.map((cart) => checkoutTotals(shopSums(cart).sums).total / 100);
  };
  expect({
    'LT air EUR': await costs('LT', 'air', 'EUR'),
    'LT sea USD': await costs('LT', 'sea', 'USD'),
    'NL sea EUR': await costs('NL', 'sea', 'EUR'),
    'AE air AED': await costs('AE', 'air', 'AED'),
  }).toEqual({
    'LT air EUR': [3072, 22_330, 53_416, 58_568, 29_700, 2824, 7779],
    'LT sea USD': [2334, 21_464, 53_836, 61_513, 31_047, 2064, 7096],
    'NL sea EUR': [2210, 19_773, 49_440, 56_667, 28_635, 1962, 6689],
    'AE air AED': [8901, 74_334, 180_627, 208_003, 100_469, 6784, 25_606],
  });
});
