import { expect, test } from 'vitest';
import { isWithinLimits, type AskedPayment, type PaymentLimits } from './payment-provider.ts';

const inEuro = (amount: number, change: Partial<AskedPayment> = {}): AskedPayment => ({
  amount,
  currency: 'EUR',
  country: 'LT',
  ...change,
});
const LIMITS: PaymentLimits = {
  countries: ['LT', 'LV'],
  amounts: { EUR: { least: 10_000, most: 50_000_000 } },
};

test.each<[string, PaymentLimits, AskedPayment, boolean]>([
  ['a method without limits takes all', {}, inEuro(990_000_000, { currency: 'AED', country: 'AE' }), true],
  ['the smallest sum is taken', LIMITS, inEuro(10_000), true],
  ['less is not', LIMITS, inEuro(9_999), false],
  ['the largest sum is taken', LIMITS, inEuro(50_000_000), true],
  ['more is not', LIMITS, inEuro(50_000_001), false],
  ['another currency is not taken', LIMITS, inEuro(20_000, { currency: 'USD' }), false],
  ['another country is not taken', LIMITS, inEuro(20_000, { country: 'AE' }), false],
  ['without goods to send no country is refused', LIMITS, inEuro(20_000, { country: undefined }), true],
  ['nothing left to pay is not too little', LIMITS, inEuro(0), true],
])('%s', (_, limits, asked, isTaken) => {
  expect(isWithinLimits(limits, asked)).toBe(isTaken);
});
