import { describe, expect, test } from 'vitest';
import { leftOnAccount, reduceClaim, refusedOnAccount } from './on-account.ts';

const standing = { limit: 1_000, used: 400, isOverdue: false };

describe('buying on account', () => {
  test('a sum up to the rest of the limit fits, one cent more does not', () => {
    expect(leftOnAccount(standing)).toBe(600);
    expect(refusedOnAccount(standing, 600)).toBeNull();
    expect(refusedOnAccount(standing, 601)).toBe('account_limit');
  });

  test('a lowered limit leaves nothing, and never less', () => {
    expect(leftOnAccount({ ...standing, limit: 300 })).toBe(0);
    expect(refusedOnAccount({ ...standing, limit: 300 }, 1)).toBe('account_limit');
  });

  test('nothing fits while something is overdue', () => {
    expect(refusedOnAccount({ ...standing, isOverdue: true }, 1)).toBe('account_overdue');
  });
});

describe('a refund of an order on account', () => {
  const open = { total: 1_000, credited: 0, paid: null };
  const paid = { total: 1_000, credited: 0, paid: 1_000 };

  test('shrinks an unpaid claim, and never below nothing', () => {
    expect(reduceClaim(open, 300)).toEqual({ credited: 300, toBalance: 0 });
    expect(reduceClaim({ ...open, credited: 300 }, 900)).toEqual({ credited: 1_000, toBalance: 0 });
  });

  test('goes to the balance where the claim was paid', () => {
    expect(reduceClaim(paid, 300)).toEqual({ credited: 300, toBalance: 300 });
    expect(reduceClaim({ ...paid, credited: 300 }, 700)).toEqual({ credited: 1_000, toBalance: 700 });
    expect(reduceClaim({ ...paid, credited: 1_000 }, 5)).toEqual({ credited: 1_000, toBalance: 0 });
  });

  test('gives only what was paid beyond the rest of the claim', () => {
    // It was reduced before it was paid.
    expect(reduceClaim({ total: 1_000, credited: 300, paid: 700 }, 200)).toEqual({
      credited: 500,
      toBalance: 200,
    });
    // Staff have refunded 400 of its payment to the payer already.
    expect(reduceClaim({ total: 1_000, credited: 0, paid: 600 }, 500)).toEqual({
      credited: 500,
      toBalance: 100,
    });
  });
});
