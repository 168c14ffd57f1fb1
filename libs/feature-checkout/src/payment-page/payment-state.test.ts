import { expect, test } from 'vitest';
import { beginPayment, withBalance, withMethod, withoutBalance, withToken } from './payment-state.ts';

const METHODS = [{ id: 3 }, { id: 1 }, { id: 2 }];
const begun = beginPayment(METHODS, { payment: 1, balance: null });

test('R-CHO-12 the state has stripe_token, balance, payment with id, index and type, and balanceRemoved', () => {
  expect(begun).toEqual({
    stripe_token: null,
    balance: null,
    payment: { id: 1, index: 1, type: 'card' },
    balanceRemoved: false,
  });
  expect(withToken(begun, 'token_1')).toEqual({ ...begun, stripe_token: 'token_1' });
  expect(withMethod(begun, METHODS, 2).payment).toEqual({ id: 2, index: 2, type: 'wallet' });
  expect(withMethod(begun, METHODS, -1).payment).toEqual({ id: -1, index: -1, type: '' });
});

test('R-CHO-12 the balance has its id and amount, and its removal is remembered once', () => {
  const used = withBalance(begun, 27);
  expect(used.balance).toEqual({ id: 4, amount: 27 });
  const removed = withoutBalance(used);
  expect(removed).toMatchObject({ balance: null, balanceRemoved: true });
  expect(withoutBalance(removed)).toBe(removed);
  expect(withoutBalance(begun)).toMatchObject({ balanceRemoved: false });
  expect(withBalance(removed, 27).balanceRemoved).toBe(false);
});

test('R-CHO-12 a stripe_token is of one method: another method has none', () => {
  expect(withMethod(withToken(begun, 'token_1'), METHODS, 3).stripe_token).toBeNull();
});
