import { describe, expect, test } from 'vitest';
import {
  CLAIM_STATES,
  claimNumber,
  claimNumberIn,
  isClaimable,
  mayBecome,
  refundOfLines,
  stateAfterReply,
} from './claim.ts';

describe('the states of a claim', () => {
  test('every state but the last leads on, and a closed claim stays closed', () => {
    for (const state of CLAIM_STATES)
      expect(CLAIM_STATES.some((next) => mayBecome(state, next))).toBe(state !== 'closed');
  });

  test('a received claim cannot be closed without a decision', () => {
    expect(mayBecome('received', 'closed')).toBe(false);
    expect(mayBecome('in_review', 'closed')).toBe(false);
    expect(mayBecome('refused', 'closed')).toBe(true);
  });

  test('an ordered refund cannot be taken back', () => {
    expect(CLAIM_STATES.filter((next) => mayBecome('refund', next))).toEqual(['closed']);
  });

  test('goods that cannot be replaced are refunded', () => {
    expect(mayBecome('replacement', 'refund')).toBe(true);
    expect(mayBecome('refund', 'replacement')).toBe(false);
  });

  test('the answer to a question returns the claim to review; other messages change nothing', () => {
    expect(stateAfterReply('question')).toBe('in_review');
    expect(stateAfterReply('received')).toBe('received');
    expect(stateAfterReply('refused')).toBe('refused');
  });
});

test('goods of a paid order can be claimed until its money has been given back', () => {
  const claimable = (state: string, isPaid = true) => isClaimable({ state, isPaid });
  expect(['paid', 'shipped', 'delivered', 'partly_refunded', 'disputed'].every((one) => claimable(one))).toBe(
    true,
  );
  expect(['cancelled', 'refunded'].some((one) => claimable(one))).toBe(false);
  expect(claimable('accepted', false)).toBe(false);
});

test('a claim is found by its number in any spelling', () => {
  expect(claimNumber(184)).toBe('CL184');
  expect(['CL184', 'cl 184', '#184', ' 184 '].map(claimNumberIn)).toEqual([184, 184, 184, 184]);
  expect(['QU184', '', 'CL0', '1e3'].map(claimNumberIn)).toEqual([null, null, null, null]);
});

describe('the refund of claimed lines', () => {
  const order = { subtotal: 1_000_000, total: 1_335_500 };

  test('is their share of the total, shipping and taxes included', () => {
    expect(refundOfLines([{ unitPrice: 250_000, quantity: 2 }], order)).toBe(667_800);
  });

  test('of all lines is the total', () => {
    expect(refundOfLines([{ unitPrice: 500_000, quantity: 2 }], order)).toBe(order.total);
  });

  test('never is more than the total, and nothing without a price', () => {
    expect(refundOfLines([{ unitPrice: 500_000, quantity: 9 }], order)).toBe(order.total);
    expect(refundOfLines([{ unitPrice: 1, quantity: 1 }], { subtotal: 0, total: 0 })).toBe(0);
  });
});
