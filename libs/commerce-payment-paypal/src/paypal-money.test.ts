import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAmount, toMoney } from './paypal-money.ts';

test('12.34 EUR is written with two decimals', () => {
  expect(toMoney(123_400, 'EUR')).toEqual({ currency_code: 'EUR', value: '12.34' });
  expect(toMoney(50_000, 'USD').value).toBe('5.00');
  expect(toMoney(500, 'USD').value).toBe('0.05');
});

test('a written sum is read back as the same sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(toAmount(toMoney(cents * 100, 'EUR'))).toBe(cents * 100);
    }),
  );
});

test('parts of a cent are not charged, and only decimals are read', () => {
  expect(() => toMoney(150, 'EUR')).toThrow(RangeError);
  expect(() => toMoney(-100, 'EUR')).toThrow(RangeError);
  for (const value of ['', '-1.00', '1,00', '1.234', '1e3', 'NaN', ' 1'])
    expect(() => toAmount({ value })).toThrow(RangeError);
});
