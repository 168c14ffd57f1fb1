import { expect, test } from 'vitest';
import {
  freeBalance,
  holdBalance,
  LEDGER_RELATION,
  LEDGER_TYPE,
  nextLedgerLine,
  releaseBalance,
} from './ledger.ts';

const account = { balance: 500_000, held: 200_000, entries: 7 };

test('R-BAL-01 a balance line relates to a quote 0, forward request 1, staff 2, top-up 3 or misc invoice 4', () => {
  expect(LEDGER_RELATION).toEqual({
    quote: 0,
    forwardRequest: 1,
    adminTopUp: 2,
    balanceTopUp: 3,
    miscInvoice: 4,
  });
});

test('R-BAL-02 an addition is 1 and a deduction is 2', () => {
  expect(LEDGER_TYPE).toEqual({ addition: 1, deduction: 2 });
});

test('a line starts with the end balance of the previous one', () => {
  const added = nextLedgerLine(account, LEDGER_TYPE.addition, 100_000);
  expect(added).toMatchObject({
    ok: true,
    value: {
      account: { balance: 600_000, entries: 8 },
      line: { position: 8, startingBalance: 500_000, endBalance: 600_000 },
    },
  });
});

test('a deduction never uses money held for a payment in progress', () => {
  expect(nextLedgerLine(account, LEDGER_TYPE.deduction, 300_000).ok).toBe(true);
  expect(nextLedgerLine(account, LEDGER_TYPE.deduction, 300_100)).toEqual({
    ok: false,
    error: { kind: 'not_enough', free: 300_000 },
  });
});

test('the same money is never held twice', () => {
  const first = holdBalance(account, 300_000);
  if (!first.ok) throw new Error('the free balance must be enough');
  expect(freeBalance(first.value)).toBe(0);
  expect(holdBalance(first.value, 100).ok).toBe(false);
  expect(freeBalance(releaseBalance(first.value, 300_000))).toBe(300_000);
});
