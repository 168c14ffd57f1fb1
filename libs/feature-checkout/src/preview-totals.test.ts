import { expect, test } from 'vitest';
import { chosenPayment, previewTotal, previewTotals, usesBalance } from '@shop/domain/totals';
import { aCheckout } from './testing.ts';

test('R-CHO-26 the total follows the selection before anything is sent', () => {
  const checkout = aCheckout();
  expect(previewTotal(checkout)).toBe(127);
  expect(previewTotal(checkout, { shipping: 'sea', delivery: 1 })).toBe(122.99);
});

test('until a courier is chosen the cheapest one counts, and none where the carrier delivers to the door', () => {
  expect(previewTotal(aCheckout(), { delivery: -1 })).toBe(129.99);
  expect(previewTotal(aCheckout({ local_delivery_couriers: [] }), { delivery: -1 })).toBe(127);
});

test('R-CHO-27 a percentage fee is on what is left and rounded to cents', () => {
  const { paymentFee, total } = previewTotals(aCheckout(), { payment: 2 });
  expect(paymentFee).toBe(24_100);
  expect(total).toBe(1_294_100);
});

test('R-CHO-24 the balance is applied when the server reports a payment by it', () => {
  const payments = [
    { payment_processor_id: 4, type: 'balance', amount: 40 },
    { payment_processor_id: 1, type: 'card', amount: 87 },
  ];
  expect(usesBalance({ payments })).toBe(true);
  expect(chosenPayment({ payments })).toBe(1);
  expect(previewTotal(aCheckout({ payments, balance_available: 40 }))).toBe(87);
});

test('a balance that covers it all leaves nothing to pay and no fee', () => {
  const checkout = aCheckout({ balance_available: 500 });
  expect(previewTotal(checkout, { payment: 2, usesBalance: true })).toBe(0);
});
