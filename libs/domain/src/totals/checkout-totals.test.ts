import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents } from '../money.ts';
import { checkoutTotals, percentToRate, type CheckoutSums } from './checkout-totals.ts';
import { DISCOUNT_TYPE } from './discount.ts';

const someSums = (parts: Partial<CheckoutSums> = {}): CheckoutSums => ({
  lines: [{ price: fromCents(10_000), quantity: 2 }],
  shipping: fromCents(5000),
  shippingDiscount: fromCents(500),
  delivery: fromCents(300),
  promotion: null,
  balance: 0,
  paymentFee: null,
  ...parts,
});

test('R-CHO-26 total is subtotal, shipping and delivery less discount, promotion and balance, plus the fee', () => {
  const totals = checkoutTotals(
    someSums({
      promotion: { type: 0, amount: fromCents(1000) },
      balance: fromCents(3800),
      paymentFee: { type: 0, amount: fromCents(150) },
    }),
  );
  expect(totals).toEqual({
    subtotal: fromCents(20_000),
    shipping: fromCents(5000),
    delivery: fromCents(300),
    shippingDiscount: fromCents(500),
    promotion: fromCents(1000),
    balance: fromCents(3800),
    paymentFee: fromCents(150),
    total: fromCents(20_150),
  });
});

test('R-CHO-27 a percentage fee is on what is left after the balance, rounded to 2 decimals', () => {
  const fee = { type: 1, rate: percentToRate(1.5) } as const;
  expect(checkoutTotals(someSums({ paymentFee: fee })).paymentFee).toBe(fromCents(372));
  expect(checkoutTotals(someSums({ balance: fromCents(24_700), paymentFee: fee })).paymentFee).toBe(
    fromCents(2),
  );
});

test('R-CHO-28 totals have at most 4 decimals, and these are whole cents', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1_000_000), (price, rate, balance) => {
      const totals = checkoutTotals(
        someSums({
          lines: [{ price: fromCents(price), quantity: 3 }],
          promotion: { type: 1, rate },
          balance: fromCents(balance),
          paymentFee: { type: 1, rate: 15_000 },
        }),
      );
      for (const amount of Object.values(totals)) {
        expect(amount % 100).toBe(0);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      expect(totals.total).toBe(
        totals.subtotal +
          totals.shipping +
          totals.delivery -
          totals.shippingDiscount -
          totals.promotion -
          totals.balance +
          totals.paymentFee,
      );
    }),
  );
});

test('R-CHO-23 a discount of type 0 is fixed, of type 1 a percentage', () => {
  expect(DISCOUNT_TYPE).toEqual({ fixed: 0, percentage: 1 });
  const ten = checkoutTotals(someSums({ promotion: { type: 1, rate: percentToRate(10) } }));
  expect(ten.promotion).toBe(fromCents(2000));
});

test('a promotion never takes more than the subtotal', () => {
  const totals = checkoutTotals(someSums({ promotion: { type: 0, amount: fromCents(99_900) } }));
  expect(totals.promotion).toBe(fromCents(20_000));
  expect(totals.total).toBe(fromCents(4800));
});

test('a balance that covers everything leaves nothing to pay and no fee', () => {
  const totals = checkoutTotals(
    someSums({ balance: fromCents(99_900), paymentFee: { type: 0, amount: fromCents(150) } }),
  );
  expect(totals).toMatchObject({ balance: fromCents(24_800), paymentFee: 0, total: 0 });
});
