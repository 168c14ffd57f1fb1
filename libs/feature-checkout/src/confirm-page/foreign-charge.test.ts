import { expect, test } from 'vitest';
import { aCheckout } from '../testing.ts';
import { foreignCharge } from './foreign-charge.ts';

const { payment_methods } = aCheckout();
const inDollars = payment_methods.map((method) =>
  method.id === 2 ? { ...method, charged: { amount: 33.1, currency: 'USD' } } : method,
);
const paidBy = (id: number) => [{ payment_processor_id: id, type: 'wallet', amount: 121.5 }];

test('a method that does not take the currency shows the charged sum', () => {
  expect(foreignCharge({ payments: paidBy(2), payment_methods: inDollars })).toEqual({
    ...{ id: 2, amount: 33.1, currency: 'USD' },
  });
});

test('a method that takes it shows nothing, regardless of the others', () => {
  expect(foreignCharge({ payments: paidBy(1), payment_methods: inDollars })).toBeUndefined();
  expect(foreignCharge({ payments: paidBy(2), payment_methods })).toBeUndefined();
});
