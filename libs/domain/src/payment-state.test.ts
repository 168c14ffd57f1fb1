import { expect, test } from 'vitest';
import { isInFlight, PAYMENT_PROVIDER } from './payment-state.ts';

test('R-PAY-01 invalid is -1, card 1, PayPal-like 2, regional 3, own balance 4', () => {
  expect(PAYMENT_PROVIDER).toEqual({ invalid: -1, card: 1, wallet: 2, bank: 3, balance: 4 });
});

test('a payment that staff look at still holds its pieces, one that was refunded does not', () => {
  expect((['created', 'pending', 'authorised', 'in_review'] as const).every(isInFlight)).toBe(true);
  expect((['captured', 'disputed', 'refund_due', 'refunded', 'charged_back'] as const).some(isInFlight)).toBe(
    false,
  );
});
