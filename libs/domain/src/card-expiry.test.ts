import { expect, test } from 'vitest';
import { isCardExpired } from './card-expiry.ts';

test('a card is valid to the last hour of its month, in the last time zone', () => {
  const expires = { year: 2026, month: 12 };
  expect(isCardExpired(expires, new Date('2026-12-31T23:59:00Z'))).toBe(false);
  expect(isCardExpired(expires, new Date('2027-01-01T11:59:00Z'))).toBe(false);
  expect(isCardExpired(expires, new Date('2027-01-01T12:00:00Z'))).toBe(true);
});
