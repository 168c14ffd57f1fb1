import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_ROUNDING } from '../invoice/invoice-sums.ts';
import { fromCents } from '../money.ts';
import { miscInvoiceSums, paidMiscInvoiceSums } from './misc-invoice-sums.ts';

const line = (quantity: number, cents: number, rate: number) => ({
  ...{ quantity, rate },
  unitPrice: fromCents(cents),
});

test('lines are net, VAT is rounded once per rate, the highest rate first', () => {
  const sums = miscInvoiceSums([line(12, 50, 210_000), line(1, 333, 210_000), line(1, 1_000, 50_000)]);
  expect(sums.nets).toEqual([600, 333, 1_000].map(fromCents));
  expect(sums.taxed).toEqual([
    { rate: 210_000, base: fromCents(933), vat: fromCents(196) },
    { rate: 50_000, base: fromCents(1_000), vat: fromCents(50) },
  ]);
  expect(sums).toMatchObject({ net: fromCents(1_933), vat: fromCents(246), total: fromCents(2_179) });
});

test('a fee of the payment is a part of the VAT invoice, and its total is what was charged', () => {
  const lines = [line(1, 10_000, 210_000), line(2, 500, 0)];
  const sums = paidMiscInvoiceSums(lines, fromCents(190));
  expect(sums.items).toEqual([{ code: 'payment_fee', net: fromCents(157), rate: 210_000 }]);
  expect(sums.total).toBe(miscInvoiceSums(lines).total + fromCents(190));
});

test('any lines and any fee add up, with two cents of rounding at most', () => {
  const anyLine = fc.tuple(
    fc.integer({ min: 1, max: 999 }),
    fc.integer({ min: 1, max: 100_000 }),
    fc.constantFrom(0, 50_000, 210_000, 240_000),
  );
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), fc.nat(5_000), (lines, fee) => {
      const parts = lines.map(([quantity, cents, rate]) => line(quantity, cents, rate));
      const { total } = miscInvoiceSums(parts);
      const paid = paidMiscInvoiceSums(parts, fromCents(fee));
      expect(paid.total).toBe(total + fromCents(fee));
      expect(paid.net + paid.vat + paid.rounding).toBe(paid.total);
      expect(Math.abs(paid.rounding)).toBeLessThanOrEqual(fee === 0 ? 0 : MOST_ROUNDING);
    }),
  );
});
