import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents } from '../money.ts';
import { aCard, aTariff, aThing, SOME_RATES } from '../tariff/testing.ts';
import { exchangePrice, priceQuote, type QuotedLine } from './price-quote.ts';

const line = (parts: Partial<QuotedLine> = {}): QuotedLine => ({ ...aThing(), currency: 'USD', ...parts });
const terms = (parts: Parameters<typeof aTariff>[0], currency: 'EUR' | 'USD' = 'EUR') => ({
  tariff: aTariff(parts, { currency }),
  tiers: [],
  couriers: [],
});

test('a price in dollars is exchanged at the rate plus the margin, rounded once', () => {
  const rates = { ...SOME_RATES, EUR: 900_000 };
  const exchange = { from: 'USD', to: 'EUR', rates, margin: 20_000 } as const;
  // 10.01 · 0.9 · 1.02 = 9.18918
  expect(exchangePrice(fromCents(1001), exchange)).toBe(fromCents(919));
  expect(exchangePrice(fromCents(1001), { ...exchange, margin: 0 })).toBe(fromCents(901));
});

test('a price that needs no exchange has no margin', () => {
  const exchange = { from: 'USD', to: 'USD', rates: SOME_RATES, margin: 20_000 } as const;
  expect(exchangePrice(fromCents(1001), exchange)).toBe(fromCents(1001));
});

test('the total is goods, shipping and delivery less the discount on freight', () => {
  const card = {
    ...aCard(),
    exchangeMargin: 20_000,
    weightBands: [{ upToG: null, base: fromCents(2000), perStep: 0 }],
    vat: 210_000,
  };
  const couriers = [[{ upToG: 30_000, fee: fromCents(300) }]];
  const tiers = [{ minimumSubtotal: 0, rate: 100_000 }];
  const priced = priceQuote([line({ quantity: 3 })], { ...terms(card), tiers, couriers });
  const { subtotal, shipping, shippingDiscount, delivery, total, unitPrices } = priced;
  expect(subtotal).toBe(unitPrices[0]! * 3);
  expect(shippingDiscount).toBeGreaterThan(0);
  expect(delivery).toBe(fromCents(300));
  expect(total).toBe(subtotal + shipping - shippingDiscount + delivery);
});

test('a pro tier counts where it is larger than the open one, never both', () => {
  const card = { ...aCard(), weightBands: [{ upToG: null, base: fromCents(1000), perStep: 0 }] };
  const tiers = [{ minimumSubtotal: 0, rate: 100_000 }];
  const discount = (clientRate: number) =>
    priceQuote([line({ currency: 'EUR' })], { ...terms(card), tiers }, clientRate).shippingDiscount;
  expect(discount(0)).toBe(fromCents(100));
  expect(discount(50_000)).toBe(fromCents(100));
  expect(discount(120_000)).toBe(fromCents(120));
});

test('every amount of a quote is in whole cents, and its parts add up', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          price: fc.integer({ min: 1, max: 9_000_000 }),
          quantity: fc.integer({ min: 1, max: 9 }),
          weightG: fc.integer({ min: 1, max: 20_000 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      fc.integer({ min: 0, max: 90_000 }),
      (lines, margin) => {
        const priced = priceQuote(
          lines.map((given) => line(given)),
          terms({ ...aCard(), exchangeMargin: margin, vat: 210_000 }),
        );
        expect(priced.total % 100).toBe(0);
        expect(priced.breakdown.goods).toBe(priced.subtotal);
        const { goods, ...rest } = priced.breakdown;
        expect(Object.values(rest).reduce((sum, part) => sum + part, 0)).toBe(priced.shipping);
        expect(goods + priced.shipping - priced.shippingDiscount + priced.delivery).toBe(priced.total);
      },
    ),
  );
});
