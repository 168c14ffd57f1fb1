import { expect, test } from 'vitest';
import { chargeOf, foreignCharge, worthOfCharged } from './charge.ts';

const RATES = { EUR: 9_200, USD: 10_000, AED: 36_725 };
const of = (...currencies: ('EUR' | 'USD' | 'AED')[]) => ({ currencies });
const DIRHAM = { amount: 3_672_500, currency: 'AED' } as const;

test('a method that takes the currency, or any, charges the sum itself', () => {
  expect(chargeOf(of('AED', 'USD'), DIRHAM, RATES)).toEqual(DIRHAM);
  expect(chargeOf({}, DIRHAM, RATES)).toEqual(DIRHAM);
  expect(chargeOf(undefined, DIRHAM, RATES)).toEqual(DIRHAM);
});

test('another currency is charged in the first one that the method takes, to the cent', () => {
  expect(chargeOf(of('USD', 'EUR'), DIRHAM, RATES)).toEqual({ amount: 1_000_000, currency: 'USD' });
  const { amount } = chargeOf(of('USD'), { amount: 12_345_600, currency: 'AED' }, RATES);
  expect(amount % 100).toBe(0);
});

test('a charge in another currency is on the wire, in whole units, and no other is', () => {
  expect(foreignCharge(of('USD'), DIRHAM, RATES)).toEqual({ charged: { amount: 100, currency: 'USD' } });
  expect(foreignCharge(of('AED'), DIRHAM, RATES)).toEqual({});
  expect(foreignCharge(undefined, DIRHAM, RATES)).toEqual({});
});

test('a part of the charge is converted to its share of the order, and the whole to the whole', () => {
  const payment = { amount: 3_672_500, currency_id: 3, charged_amount: 1_000_000, charged_currency_id: 2 };
  expect(worthOfCharged(payment, 1_000_000)).toBe(3_672_500);
  expect(worthOfCharged(payment, 500_000)).toBe(1_836_200);
  expect(worthOfCharged(payment, 0)).toBe(0);
  expect(worthOfCharged({ ...payment, charged_currency_id: 3 }, 500_000)).toBe(500_000);
});
