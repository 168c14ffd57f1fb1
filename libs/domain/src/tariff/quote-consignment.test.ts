import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCents, sumOf } from '../money.ts';
import type { ConsignmentLine } from './consignment.ts';
import { quoteConsignment, quoteShipping } from './quote-consignment.ts';
import { discountPercentage, nextDiscount, openDiscountRate, tiersIn } from './shipping-discount.ts';
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

  test('three of one item cost the same as three lines of it', () => {
    fc.assert(
      fc.property(LINE, TARIFF, (line, tariff) => {
        const one = { ...line, quantity: 1 };
        expect(quoteConsignment([one, one, one], tariff)).toEqual(
          quoteConsignment([{ ...line, quantity: 3 }], tariff),
        );
      }),
    );
  });

  test('freight continues from one weight band into the next', () => {
    const freight = (weightG: number) =>
      quoteConsignment([aThing({ weightG })], aTariff(AIR, { currency: 'USD' })).breakdown.freight;
    expect(freight(500)).toBe(fromCents(900));
    expect(freight(5000)).toBe(fromCents(3600));
    expect(freight(5001)).toBe(fromCents(3850));
    expect(freight(20_500)).toBe(fromCents(11_310));
  });

  test('VAT applies to goods and to all costs of delivery', () => {
    const { breakdown } = quoteConsignment([aThing({ price: fromCents(10_000) })], air);
    expect(breakdown).toEqual({
      goods: fromCents(10_000),
      freight: fromCents(828),
      fuel: fromCents(99),
      surcharges: 0,
      insurance: fromCents(92),
      clearance: fromCents(250),
      duty: fromCents(300),
      // 21 % of 117.69
      vat: fromCents(2471),
      service: fromCents(200),
    });
  });

  test('a long side and a heavy parcel each add their surcharge', () => {
    const long = quoteConsignment([aThing({ sidesMm: [1300, 50, 50] })], aTariff(AIR, { currency: 'USD' }));
    expect(long.breakdown.surcharges).toBe(fromCents(2500));
    const heavy = quoteConsignment([aThing({ weightG: 31_000 })], aTariff(AIR, { currency: 'USD' }));
    expect(heavy.breakdown.surcharges).toBe(heavy.breakdown.freight / 20);
  });

  test('an empty cart costs nothing', () => {
    expect(quoteConsignment([], air)).toMatchObject({ shipping: 0, total: 0 });
  });

  test('a promotion lowers insurance, service and VAT, and not freight', () => {
    const full = quoteConsignment([aThing({ price: fromCents(14_000), quantity: 2 })], air).breakdown;
    const line = aThing({ price: fromCents(14_000), quantity: 2, promotionShare: fromCents(13_000) });
    const { breakdown, total, shipping } = quoteConsignment([line], air);
    expect(breakdown.goods).toBe(fromCents(15_000));
    expect(breakdown.freight).toBe(full.freight);
    expect(breakdown.insurance).toBe(fromCents(120));
    expect(breakdown.service).toBe(fromCents(300));
    // It also brings the parcel to the threshold.
    expect([full.duty, breakdown.duty]).toEqual([fromCents(737), fromCents(300)]);
    expect(total).toBe(breakdown.goods + shipping);
  });
});

describe('the shipping discount', () => {
  const lines = [aThing({ price: fromCents(20_000), weightG: 4000, tariffLine: '6403.99' })];

  test('reduces freight; fuel and surcharges are computed on the full freight', () => {
    const heavy = [aThing({ weightG: 31_000, sidesMm: [1300, 50, 50] })];
    const full = quoteConsignment(heavy, air).breakdown;
    const reduced = quoteConsignment(heavy, air, 100_000).breakdown;
    expect(reduced.freight).toBe(full.freight - Math.round(full.freight / 1000) * 100);
    expect([reduced.fuel, reduced.surcharges]).toEqual([full.fuel, full.surcharges]);
  });

  test('is the difference of two prices of shipping: freight and the duty and VAT on it', () => {
    const { quote, discount } = quoteShipping(lines, air, 100_000);
    const reduced = quoteConsignment(lines, air, 100_000);
    expect(quote).toEqual(quoteConsignment(lines, air));
    expect(discount).toBe(quote.shipping - reduced.shipping);
    const off = (['freight', 'duty', 'vat'] as const).map(
      (code) => quote.breakdown[code] - reduced.breakdown[code],
    );
    expect(discount).toBe(sumOf(off));
    expect(Math.min(...off)).toBeGreaterThan(0);
  });

  test('is never negative and never more than shipping', () => {
    fc.assert(
      fc.property(LINES, TARIFF, fc.nat(1_000_000), (some, tariff, rate) => {
        const { quote, discount } = quoteShipping(some, tariff, rate);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(quote.shipping);
        expect(discount % 100).toBe(0);
      }),
    );
  });

  const tiers = [
    { minimumSubtotal: fromCents(25_000), rate: 50_000 },
    { minimumSubtotal: fromCents(50_000), rate: 100_000 },
  ];

  test('a tier applies from its subtotal on', () => {
    expect(openDiscountRate(fromCents(24_999), tiers)).toBe(0);
    expect(openDiscountRate(fromCents(25_000), tiers)).toBe(50_000);
    expect(openDiscountRate(fromCents(90_000), tiers)).toBe(100_000);
  });

  test('tiers are stored in dollars, and the next one has the missing sum in the shopper’s currency', () => {
    const inEuro = tiersIn(tiers, { currency: 'EUR', rates: SOME_RATES });
    expect(nextDiscount(fromCents(42_500), inEuro)).toEqual({ missing: fromCents(3500), rate: 100_000 });
    expect(nextDiscount(fromCents(90_000), inEuro)).toBeNull();
    expect(nextDiscount(fromCents(42_500), inEuro, 100_000)).toBeNull();
  });

  test('R-CHO-29 the discount percentage of a method is the rounded discount ÷ price × 100', () => {
    expect(discountPercentage(fromCents(125), fromCents(1000))).toBe(13);
    expect(discountPercentage(0, 0)).toBe(0);
  });
});
