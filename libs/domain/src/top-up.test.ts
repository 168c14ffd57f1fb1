import { expect, test } from 'vitest';
import { readTypedAmount, TOP_UP_TERMS, topUpFault, topUpNumber } from './top-up.ts';

test('a sum is parsed in common notations', () => {
  expect(readTypedAmount('20')).toBe(200_000);
  expect(readTypedAmount(' 1 250,5 ')).toBe(12_505_000);
  expect(readTypedAmount('0.10')).toBe(1_000);
  for (const typed of ['', 'twenty', '-5', '5.005', '1.2.3', '1e3', '99999999999']) {
    expect(readTypedAmount(typed)).toBeNull();
  }
});

test('a sum outside of the limits of its currency, or with parts of a cent, has a fault', () => {
  expect(topUpFault(49_900, 'EUR')).toBe('top_up_too_small');
  expect(topUpFault(50_000, 'EUR')).toBeNull();
  expect(topUpFault(50_000, 'AED')).toBe('top_up_too_small');
  expect(topUpFault(20_000_000, 'EUR')).toBeNull();
  expect(topUpFault(20_000_100, 'EUR')).toBe('top_up_too_large');
  expect(topUpFault(100_050, 'EUR')).toBe('top_up_fraction');
});

test('every offered sum is within the limits', () => {
  for (const currency of ['EUR', 'USD', 'AED'] as const)
    for (const sum of TOP_UP_TERMS[currency].offered) expect(topUpFault(sum, currency)).toBeNull();
});

test('a top-up is shown as TU and its number', () => {
  expect(topUpNumber(12)).toBe('TU12');
});
