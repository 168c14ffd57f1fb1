import { expect, test } from 'vitest';
import { percentToRate } from './checkout-totals.ts';
import { payableTotals } from './payable-totals.ts';

const fee = { type: 1, rate: percentToRate(1.5) } as const;

test('R-PAY-01 a fixed sum is charged with the fee of the chosen method', () => {
  expect(payableTotals({ due: 1_000_000, balance: 0, paymentFee: fee })).toEqual({
    balance: 0,
    paymentFee: 15_000,
    total: 1_015_000,
  });
});

test('the balance is deducted first, and the fee is on the remaining sum', () => {
  expect(payableTotals({ due: 1_000_000, balance: 400_000, paymentFee: fee })).toEqual({
    balance: 400_000,
    paymentFee: 9_000,
    total: 609_000,
  });
});

test('a balance that covers everything leaves nothing to charge, and no fee', () => {
  const covered = { balance: 1_000_000, paymentFee: 0, total: 0 };
  expect(payableTotals({ due: 1_000_000, balance: 9_000_000, paymentFee: fee })).toEqual(covered);
});
