import { expect, test } from 'vitest';
import { paidAlready, paidPath } from './paid-path.ts';

const SLUG = 'S'.repeat(22);

test('a paid order is shown on its success page, a top-up in the balance', () => {
  expect(paidPath({ success_slug: SLUG })).toBe(`/success/${SLUG}`);
  expect(paidPath({ success_slug: SLUG, paid_for: 'balance' })).toBe('/balance?done=topped_up');
});

test('an already paid order is shown, any other refusal is not', () => {
  expect(paidAlready('checkout.completed', SLUG)).toBe(`/success/${SLUG}`);
  expect(paidAlready('balance.topped_up', SLUG)).toBe('/balance?done=topped_up');
  expect(paidAlready('payable.closed', SLUG)).toBeNull();
});
