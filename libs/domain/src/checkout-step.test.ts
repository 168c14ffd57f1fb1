import { expect, test } from 'vitest';
import { CHECKOUT_ORDER, CHECKOUT_STEP, firstIncompleteStep, NO_COURIER } from './checkout-step.ts';

const complete = {
  hasAddress: true,
  hasEmail: true,
  needsCourier: true,
  hasCourier: true,
  hasPickupPoint: true,
  courierNeedsPickupPoint: true,
  paymentProvider: 1,
};

test('R-CHO-02 shipping is 3, payment 4, confirm 5 and success 5', () => {
  expect(CHECKOUT_STEP).toEqual({ shipping: 3, payment: 4, confirm: 5, success: 5 });
});

test('R-CHO-01 the steps are shipping, payment, confirm', () => {
  expect(CHECKOUT_ORDER).toEqual(['shipping', 'payment', 'confirm']);
});

test('R-CHO-10 the courier’s index is -1 when none is chosen', () => {
  expect(NO_COURIER).toBe(-1);
});

test.each([
  ['without an address', { hasAddress: false }, 3],
  ['without an e-mail address', { hasEmail: false }, 3],
  ['without a courier where one is needed', { hasCourier: false }, 3],
  ['with a locker courier but no locker', { hasPickupPoint: false }, 3],
  ['without a payment method', { paymentProvider: -1 }, 4],
  ['with everything said', {}, 5],
  [
    'where the carrier itself brings it',
    { needsCourier: false, hasCourier: false, hasPickupPoint: false },
    5,
  ],
])('R-CHO-01 a checkout %s continues at its first incomplete step', (_case, change, step) => {
  expect(firstIncompleteStep({ ...complete, ...change })).toBe(step);
});
