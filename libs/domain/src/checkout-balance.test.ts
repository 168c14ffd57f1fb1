import { expect, test } from 'vitest';
import { balanceWorth, spendBalance } from './checkout-balance.ts';

const USD_FROM_EUR = { ledger: 920_000, order: 1_000_000 };
const SAME = { ledger: 920_000, order: 920_000 };

test('R-CHO-24 a balance in the order’s own currency is used as it is, up to what is due', () => {
  expect(spendBalance(500_000, 123_400, SAME)).toEqual({ credited: 123_400, taken: 123_400 });
  expect(spendBalance(50_050, 123_400, SAME)).toEqual({ credited: 50_000, taken: 50_000 });
});

test('R-CHO-24 a balance in another currency never credits more than was taken', () => {
  for (let free = 0; free < 40_000; free += 37) {
    const { credited, taken } = spendBalance(free, 1_000_000, USD_FROM_EUR);
    expect(taken).toBeLessThanOrEqual(free);
    expect(BigInt(credited) * 920_000n).toBeLessThanOrEqual(BigInt(taken) * 1_000_000n);
  }
});

test('R-CHO-24 nothing is taken when nothing is due', () => {
  expect(spendBalance(500_000, 0, USD_FROM_EUR)).toEqual({ credited: 0, taken: 0 });
  expect(balanceWorth(0, USD_FROM_EUR)).toBe(0);
});
