import { expect, test } from 'vitest';
import { isInFlight } from './payment-state.ts';

test('a payment that staff look at still holds its pieces, one that was refunded does not', () => {
  expect((['created', 'pending', 'authorised', 'in_review'] as const).every(isInFlight)).toBe(true);
  expect((['captured', 'disputed', 'refund_due', 'refunded', 'charged_back'] as const).some(isInFlight)).toBe(
    false,
  );
});
