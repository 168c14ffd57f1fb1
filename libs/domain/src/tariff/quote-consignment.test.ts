import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCents, sumOf } from '../money.ts';
import type { ConsignmentLine } from './consignment.ts';
import { deliveredPrice, quoteConsignment } from './quote-consignment.ts';
import { discountPercentage, nextDiscount, openDiscountRate, shippingDiscount } from './shipping-discount.ts';
import { aTariff, aThing, EU_DUTY, SOME_RATES } from './testing.ts';

const AIR = {
  currency: 'USD',
  weightBands: [
    { upToG: 5000, base: fromCents(600), perStep: fromCents(300) },
    { upToG: 20_000, base: fromCents(3600), perStep: fromCents(250) },
    { upToG: null, base: fromCents(11_100), perStep: fromCents(210) },
  ],
  fuel: 120_000,
  surcharges: [
    {
      code: 'oversize',
      when: { kind: 'side_over', mm: 1200 },
      charge: { kind: 'fixed', amount: fromCents(2500) },
    },
    { code: 'heavy', when: { kind: 'weight_over', grams: 30_000 }, charge: { kind: 'share', rate: 50_000 } },
  ],
  clearance: fromCents(272),
  vat: 210_000,
  duty: EU_DUTY,
  insurance: { rate: 8_000, minimum: fromCents(100) },
  service: { rate: 20_000, minimum: fromCents(200) },
} as const;
const air = aTariff(AIR);
const sea = aTariff({ ...AIR, method: 'sea', seaRatePerM3: fromCents(42_000), minimumVolumeCm3: 2000 });

const LINE: fc.Arbitrary<ConsignmentLine> = fc.record({
  price: fc.integer({ min: 1, max: 300_000 }).map(fromCents),
  quantity: fc.integer({ min: 1, max: 99 }),
  weightG: fc.integer({ min: 1, max: 40_000 }),
  sidesMm: fc.tuple(
    fc.integer({ min: 1, max: 2000 }),
    fc.integer({ min: 1, max: 900 }),
    fc.integer({ min: 1, max: 900 }),
  ),
  tariffLine: fc.constantFrom('6109.10', '6403.99', '8518.30', '9004.10'),
});
const LINES = fc.array(LINE, { minLength: 1, maxLength: 8 });
const TARIFF = fc.constantFrom(air, sea, aTariff(AIR, { currency: 'USD' }));

describe('a consignment’s price', () => {
  test('every line of the breakdown is whole cents, and they add up to the total', () => {
    fc.assert(
      fc.property(LINES, TARIFF, (lines, tariff) => {
        const { breakdown, shipping, total } = quoteConsignment(lines, tariff);
        const amounts = Object.values(breakdown);
        for (const amount of [...amounts, shipping, total]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount % 100).toBe(0);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(total).toBe(sumOf(amounts));
        expect(shipping).toBe(total - breakdown.goods);
        expect(breakdown.goods).toBe(sumOf(lines.map(({ price, quantity }) => price * quantity)));
      }),
    );
  });

  test('a heavier or larger parcel is never cheaper', () => {
    fc.assert(
      fc.property(LINES, LINE, TARIFF, (lines, more, tariff) => {
        const freight = (of: ConsignmentLine[]) => quoteConsignment(of, tariff).breakdown.freight;
        expect(freight([...lines, more])).toBeGreaterThanOrEqual(freight(lines));
      }),
    );
  });

  test('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(LINES, TARIFF, (lines, tariff) => {
        expect(quoteConsignment(lines.toReversed(), tariff)).toEqual(quoteConsignment(lines, tariff));
      }),
    );
  });

  test('three of one thing cost what three lines of it cost', () => {
    fc.assert(
      fc.property(LINE, TARIFF, (line, tariff) => {
        const one = { ...line, quantity: 1 };
        expect(quoteConsignment([one, one, one], tariff)).toEqual(
          quoteConsignment([{ ...line, quantity: 3 }], tariff),
        );
      }),
    );
  });

  test('freight goes on from one weight band into the next', () => {
    const freight = (weightG: number) =>
      quoteConsignment([aThing({ weightG })], aTariff(AIR, { currency: 'USD' })).breakdown.freight;
    expect(freight(500)).toBe(fromCents(900));
    expect(freight(5000)).toBe(fromCents(3600));
    expect(freight(5001)).toBe(fromCents(3850));
    expect(freight(20_500)).toBe(fromCents(11_310));
  });

  test('VAT is on goods, freight, insurance, duty and clearance, and not on fuel or service', () => {
    const { breakdown } = quoteConsignment([aThing({ price: fromCents(10_000) })], air);
    expect(breakdown).toEqual({
      goods: fromCents(10_000),
      freight: fromCents(828),
      fuel: fromCents(99),
      surcharges: 0,
      insurance: fromCents(92),
      clearance: fromCents(250),
      duty: fromCents(300),
      vat: fromCents(2409),
      service: fromCents(200),
    });
  });

  test('a long side and a heavy parcel each bring their surcharge', () => {
    const long = quoteConsignment([aThing({ sidesMm: [1300, 50, 50] })], aTariff(AIR, { currency: 'USD' }));
    expect(long.breakdown.surcharges).toBe(fromCents(2500));
    const heavy = quoteConsignment([aThing({ weightG: 31_000 })], aTariff(AIR, { currency: 'USD' }));
    expect(heavy.breakdown.surcharges).toBe(heavy.breakdown.freight / 20);
  });

  test('an empty cart costs nothing', () => {
    expect(quoteConsignment([], air)).toMatchObject({ shipping: 0, total: 0 });
  });

  test('a product’s delivered price is that product alone', () => {
    const thing = aThing();
    expect(deliveredPrice(thing, air)).toEqual(quoteConsignment([thing], air));
  });
});

describe('shipping discounts', () => {
  const tiers = [
    { minimumSubtotal: fromCents(25_000), rate: 50_000 },
    { minimumSubtotal: fromCents(50_000), rate: 100_000 },
  ];
  const usd = { currency: 'USD', rates: SOME_RATES } as const;

  test('a tier holds from its subtotal on', () => {
    expect(openDiscountRate(fromCents(24_999), tiers, usd)).toBe(0);
    expect(openDiscountRate(fromCents(25_000), tiers, usd)).toBe(50_000);
    expect(openDiscountRate(fromCents(90_000), tiers, usd)).toBe(100_000);
  });

  test('the pro tier and the open tier never add up: the larger one holds', () => {
    expect(shippingDiscount(fromCents(2000), 50_000, 100_000)).toBe(fromCents(200));
    expect(shippingDiscount(fromCents(2000), 100_000, 50_000)).toBe(fromCents(200));
  });

  test('the next tier says what is missing in the shopper’s currency', () => {
    const eur = { currency: 'EUR', rates: SOME_RATES } as const;
    expect(nextDiscount(fromCents(42_500), tiers, eur)).toEqual({ missing: fromCents(3500), rate: 100_000 });
    expect(nextDiscount(fromCents(90_000), tiers, eur)).toBeNull();
    expect(nextDiscount(fromCents(42_500), tiers, eur, 100_000)).toBeNull();
  });

  test('R-CHO-29 the discount percentage of a method is the rounded discount ÷ price × 100', () => {
    expect(discountPercentage(fromCents(125), fromCents(1000))).toBe(13);
    expect(discountPercentage(0, 0)).toBe(0);
  });
});
