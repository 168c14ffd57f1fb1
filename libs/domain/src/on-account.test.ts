import { describe, expect, test } from 'vitest';
import { creditClaim, dueToBalance, leftOnAccount, leftToReturn, refusedOnAccount } from './on-account.ts';

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
  const open = { total: 1_000, credited: 0, paid: null, returned: 0, underWay: 0 };
  const paid = { ...open, paid: 1_000 };

  test('shrinks the claim, and never below nothing', () => {
    expect(creditClaim(open, 300)).toBe(300);
    expect(creditClaim({ ...open, credited: 300 }, 900)).toBe(1_000);
    expect(dueToBalance({ ...open, credited: 300 })).toBe(0);
  });

  test('goes to the balance where the claim was paid', () => {
    expect(dueToBalance({ ...paid, credited: 300 })).toBe(300);
    expect(dueToBalance({ ...paid, credited: 1_000, returned: 300 })).toBe(700);
    expect(dueToBalance({ ...paid, credited: 1_000, returned: 1_000 })).toBe(0);
  });

  test('gives only what was paid beyond the rest of the claim', () => {
    // It was reduced before it was paid.
    expect(dueToBalance({ ...open, credited: 500, paid: 700 })).toBe(200);
    // Staff have refunded 400 of its payment to the payer.
    expect(dueToBalance({ ...paid, credited: 500, returned: 400 })).toBe(100);
    expect(dueToBalance({ ...paid, credited: 1_000, returned: 800 })).toBe(200);
  });

  test('keeps back what a dispute or a refund under way may take', () => {
    expect(dueToBalance({ ...paid, credited: 1_000, underWay: 1_000 })).toBe(0);
    expect(dueToBalance({ ...paid, credited: 1_000, underWay: 600 })).toBe(400);
  });

  test('leaves to the payment of the claim what did not go back', () => {
    expect(leftToReturn({ ...paid, returned: 300 })).toBe(700);
    expect(leftToReturn({ ...paid, returned: 1_300 })).toBe(-300);
  });
});
