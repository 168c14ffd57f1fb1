import { expect, test } from 'vitest';
import { isTooLate, lastDayToSend, lastDayToWithdraw, refundDueAt } from './withdrawal-term.ts';

const at = (moment: string) => new Date(moment);
const term = (arrivedAt: Date | null, returnDays = 14) => ({
  arrivedAt,
  returnDays,
  timeZone: 'Europe/Vilnius',
});

test('the term is 14 days after the day of arrival, by the calendar of the brand', () => {
  // 23:30 UTC is the next day in Vilnius.
  expect(lastDayToWithdraw(term(at('2026-11-24T23:30:00Z')))).toBe('2026-12-09');
  expect(lastDayToWithdraw(term(at('2026-11-24T12:00:00Z')))).toBe('2026-12-08');
});

test('a term that would end on a weekend ends on Monday', () => {
  expect(lastDayToWithdraw(term(at('2026-11-28T12:00:00Z')))).toBe('2026-12-14');
  expect(lastDayToWithdraw(term(at('2026-11-29T12:00:00Z')))).toBe('2026-12-14');
});

test('a longer promise makes a longer term', () => {
  expect(lastDayToWithdraw(term(at('2026-11-24T12:00:00Z'), 30))).toBe('2026-12-24');
});

test('the last day counts until its end', () => {
  const known = term(at('2026-11-24T12:00:00Z'));
  expect(isTooLate(known, at('2026-12-08T21:59:00Z'))).toBe(false);
  expect(isTooLate(known, at('2026-12-08T22:00:00Z'))).toBe(true);
});

test('before the goods arrive it is never too late', () => {
  expect(lastDayToWithdraw(term(null))).toBeNull();
  expect(isTooLate(term(null), at('2027-12-08T22:00:00Z'))).toBe(false);
});

test('goods are sent and money is refunded within 14 days of the statement', () => {
  expect(lastDayToSend(at('2026-11-26T10:00:00Z'), 'Europe/Vilnius')).toBe('2026-12-10');
  expect(refundDueAt(at('2026-11-26T10:00:00Z'))).toEqual(at('2026-12-10T10:00:00Z'));
});
