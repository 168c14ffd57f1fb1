import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideBig, divideProduct, divideUp } from './exact.ts';
import { applyRateToCents, convertToCents, fromCents, roundToCents, type ExchangeRates } from './money.ts';
import { fromWire, toWire } from './wire-amount.ts';

const RATES: ExchangeRates = { USD: 1_000_000, EUR: 920_000, AED: 3_672_500 };
const AMOUNTS = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe('rounding', () => {
  test('half a cent rounds away from zero, for a charge and for its refund alike', () => {
    expect(roundToCents(150)).toBe(200);
    expect(roundToCents(-150)).toBe(-200);
    expect(roundToCents(149)).toBe(100);
    expect(roundToCents(-149)).toBe(-100);
  });

  test('a percentage of an amount is rounded once, to cents', () => {
    expect(applyRateToCents(fromCents(50_884), 210_000)).toBe(fromCents(10_686));
    expect(applyRateToCents(1, 500_000)).toBe(0);
  });

  test('plain numbers and big ones round alike', () => {
    fc.assert(
      fc.property(
        AMOUNTS,
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 1000, max: 1e9 }),
        (a, b, d) => {
          expect(divideProduct(a, b, d) + 0).toBe(divideBig(BigInt(a) * BigInt(b), BigInt(d)));
        },
      ),
    );
  });

  test('a part of a step counts as a whole step', () => {
    expect(divideUp(4800, 500)).toBe(10);
    expect(divideUp(5000, 500)).toBe(10);
    expect(divideUp(0, 500)).toBe(0);
  });
});

describe('currencies', () => {
  test('a converted price is whole cents, and a price in its own currency is unchanged', () => {
    expect(convertToCents(fromCents(1999), 'USD', 'EUR', RATES)).toBe(fromCents(1839));
    expect(convertToCents(fromCents(1999), 'EUR', 'EUR', RATES)).toBe(fromCents(1999));
    expect(convertToCents(fromCents(1839), 'EUR', 'USD', RATES)).toBe(fromCents(1999));
  });

  test('a larger price never converts to a smaller one', () => {
    fc.assert(
      fc.property(AMOUNTS, fc.nat(1_000_000), (price, more) => {
        expect(convertToCents(price + more, 'USD', 'EUR', RATES)).toBeGreaterThanOrEqual(
          convertToCents(price, 'USD', 'EUR', RATES),
        );
      }),
    );
  });
});

describe('the wire', () => {
  test('every amount is unchanged after conversion to a decimal and back', () => {
    fc.assert(
      fc.property(AMOUNTS, (amount) => {
        expect(fromWire(toWire(amount))).toBe(amount);
      }),
    );
  });

  test('a fifth decimal place is refused', () => {
    expect(() => fromWire(0.00001)).toThrow(RangeError);
  });
});
