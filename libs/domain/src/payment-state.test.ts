import { expect, test } from 'vitest';
import { isInFlight } from './payment-state.ts';

test('a payment under review still reserves its pieces, a refunded one does not', () => {
  expect((['created', 'pending', 'authorised', 'in_review'] as const).every(isInFlight)).toBe(true);
  expect((['captured', 'disputed', 'refund_due', 'refunded', 'charged_back'] as const).some(isInFlight)).toBe(
    false,
  );
});
