import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents, sumOf } from '../money.ts';
import { promotionShares, withPromotion } from './promotion-shares.ts';
import { aThing } from './testing.ts';

const line = (variantId: number, cents: number, quantity = 1) => ({
  variantId,
  price: fromCents(cents),
  quantity,
});

const sharesOf = (promotion: number, ...lines: ReturnType<typeof line>[]) =>
  promotionShares(lines, fromCents(promotion)).map((share) => share / 100);

test('a promotion is shared by value', () => {
  expect(sharesOf(1000, line(1, 6000), line(2, 1000, 4))).toEqual([600, 400]);
});

test('remaining cents go to the largest remainders', () => {
  // 3.33, 1.666… and 5.00: one cent is left.
  expect(sharesOf(1000, line(1, 200), line(2, 100), line(3, 300))).toEqual([333, 167, 500]);
});

test('equal remainders go to the lower variant id, in any order of the lines', () => {
  expect(sharesOf(100, line(3, 500), line(1, 500), line(2, 500))).toEqual([33, 34, 33]);
  expect(sharesOf(101, line(9, 500), line(4, 500))).toEqual([50, 51]);
});

test('the shares add up to the promotion, and none is more than its line', () => {
  const LINE = fc.record({
    variantId: fc.nat(9),
    price: fc.nat(5_000_000).map(fromCents),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(LINE, { minLength: 1 }), fc.nat(1000), (lines, part) => {
      const goods = sumOf(lines.map(({ price, quantity }) => price * quantity));
      const promotion = Math.floor((goods / 100 / 1000) * part) * 100;
      const shares = promotionShares(lines, promotion);
      expect(sumOf(shares)).toBe(promotion);
      shares.forEach((share, at) => {
        const { price, quantity } = lines[at]!;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(price * quantity);
        expect(share % 100).toBe(0);
      });
    }),
  );
});

test('a cart of free goods has nothing to share, and lines without a promotion are unchanged', () => {
  expect(sharesOf(0, line(1, 0), line(2, 0))).toEqual([0, 0]);
  const lines = [{ ...aThing(), variantId: 1 }];
  expect(withPromotion(lines, 0)).toBe(lines);
  expect(withPromotion(lines, fromCents(250))).toEqual([{ ...lines[0], promotionShare: fromCents(250) }]);
});
