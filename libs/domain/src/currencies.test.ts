import { expect, test } from 'vitest';
import {
  CURRENCIES,
  findCurrencyByCode,
  findCurrencyById,
  getCurrencyCode,
  getCurrencyId,
  type CurrencyCode,
} from './currencies.ts';

test('EUR is 1, USD is 2 and AED is 3, in both directions', () => {
  expect(CURRENCIES).toEqual([
    { id: 1, code: 'EUR' },
    { id: 2, code: 'USD' },
    { id: 3, code: 'AED' },
  ]);
  for (const { id, code } of CURRENCIES) {
    expect(getCurrencyId(code)).toBe(id);
    expect(getCurrencyCode(id)).toBe(code);
  }
});

test('an unknown currency is an error and never taken for another one', () => {
  expect(findCurrencyById(4)).toBeUndefined();
  expect(findCurrencyById('1')).toBeUndefined();
  expect(findCurrencyByCode('GBP')).toBeUndefined();
  expect(findCurrencyByCode('eur')).toBeUndefined();
  expect(() => getCurrencyCode(0)).toThrow('0 is the id of no currency');
  expect(() => getCurrencyId('GBP' as CurrencyCode)).toThrow('GBP is the code of no currency');
});
