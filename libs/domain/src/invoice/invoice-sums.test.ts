import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents, sumOf, type Rate } from '../money.ts';
import { creditSums } from './credit-sums.ts';
import type { InvoiceParts, InvoiceSums } from './invoice-parts.ts';
import { invoiceNumber } from './invoice-number.ts';
import { invoiceSums, MOST_ROUNDING } from './invoice-sums.ts';

const [STANDARD, REDUCED] = [210_000, 50_000];

/** Exact cents, in fractions: imports nothing of the code under test. */
const roundedCents = (numerator: bigint, denominator: bigint): number =>
  Number((numerator * 2n + denominator) / (denominator * 2n));
const vatOf = (cents: number, rate: Rate): number => roundedCents(BigInt(cents) * BigInt(rate), 1_000_000n);

/** One rate, whole cents. */
const simple = (
  goods: readonly number[],
  freight: number,
  more: Partial<Record<'discount' | 'delivery' | 'fee', number>> = {},
  rate = STANDARD,
): InvoiceParts => ({
  goods: goods.map((net) => ({ net: fromCents(net), rate })),
  costs: [{ code: 'freight', amount: fromCents(freight) }],
  vat: fromCents(vatOf(sumOf(goods) + freight, rate)),
  shippingDiscount: fromCents(more.discount ?? 0),
  delivery: fromCents(more.delivery ?? 0),
  paymentFee: fromCents(more.fee ?? 0),
  rate,
});

const mustHold = (parts: InvoiceParts, sums: InvoiceSums) => {
  const goods = sumOf(parts.goods.map(({ net }) => net));
  expect(sums.net).toBe(goods + sumOf(sums.items.map(({ net }) => net)));
  expect(sums.vat).toBe(sumOf(sums.taxed.map(({ vat }) => vat)));
  for (const { base, vat, rate } of sums.taxed) expect(vat).toBe(fromCents(vatOf(base / 100, rate)));
  expect(sums.net + sums.vat + sums.rounding).toBe(sums.total);
  expect(Math.abs(sums.rounding)).toBeLessThanOrEqual(MOST_ROUNDING);
};

test('one brush: goods and freight net, the courier with its VAT taken out', () => {
  const sums = invoiceSums(simple([505], 912, { delivery: 299 }));
  expect(sums.items).toEqual([
    { code: 'freight', net: fromCents(912), rate: STANDARD },
    { code: 'delivery', net: fromCents(247), rate: STANDARD },
  ]);
  expect(sums.taxed).toEqual([{ rate: STANDARD, base: fromCents(1664), vat: fromCents(349) }]);
  expect(sums).toMatchObject({ total: fromCents(505 + 912 + 298 + 299), rounding: fromCents(1) });
});

test('a rate of 0 taxes nothing, and the sums equal the charge', () => {
  const sums = invoiceSums(simple([10_000], 2_000, { delivery: 500 }, 0));
  expect(sums).toMatchObject({ vat: 0, net: fromCents(12_500), rounding: 0, total: fromCents(12_500) });
});

test('for any order VAT is rounded once per rate, and at most two cents are rounding', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000 });
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 8 }),
      cents,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.constantFrom(0, 50_000, 210_000, 240_000),
      (goods, freight, percent, delivery, fee, rate) => {
        const off = Math.floor((freight * percent) / 100);
        const discount =
          off + vatOf(sumOf(goods) + freight, rate) - vatOf(sumOf(goods) + freight - off, rate);
        const parts = simple(goods, freight, { discount, delivery, fee }, rate);
        mustHold(parts, invoiceSums(parts));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('goods of two rates share shipping by value, and its VAT is the charged one', () => {
  const cents = fc.integer({ min: 100, max: 500_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 0, max: 100_000 }),
      fc.nat(2_000),
      (books, shirts, way, delivery) => {
        const whole = BigInt(books + shirts);
        // rate · (value + way · value / whole), summed as a fraction and rounded once
        const worth = [
          [books, REDUCED],
          [shirts, STANDARD],
        ].reduce(
          (sum, [value = 0, rate = 0]) => sum + BigInt(rate) * BigInt(value) * (whole + BigInt(way)),
          0n,
        );
        const parts: InvoiceParts = {
          ...simple([books, shirts], way, { delivery }),
          goods: [
            { net: fromCents(books), rate: REDUCED },
            { net: fromCents(shirts), rate: STANDARD },
          ],
          vat: fromCents(roundedCents(worth, whole * 1_000_000n)),
        };
        const sums = invoiceSums(parts);
        mustHold(parts, sums);
        expect(sums.taxed.map(({ rate }) => rate)).toEqual([STANDARD, REDUCED]);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('amounts taxed by another rate make no invoice', () => {
  const parts = { ...simple([100_000], 0), vat: fromCents(24_000) };
  expect(() => invoiceSums(parts)).toThrow(/rounded/);
});

test('a credit note refunds exactly its amount, by the rates of its invoice', () => {
  const { taxed, total } = invoiceSums(simple([10_000, 333], 1_717, { delivery: 299 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: total / 100 }), (cents) => {
      const credit = creditSums(taxed, fromCents(cents));
      expect(credit.total).toBe(fromCents(cents));
      expect(credit.net + credit.vat + credit.rounding).toBe(credit.total);
      expect(Math.abs(credit.rounding)).toBeLessThanOrEqual(MOST_ROUNDING);
    }),
  );
});

test('a number contains brand, year and sequence', () => {
  expect(invoiceNumber({ brand: 'lt', year: 2026, number: 12 })).toBe('LT-2026-000012');
});
