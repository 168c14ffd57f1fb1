import { expect, test } from 'vitest';
import { addDays, dayIn, momentIn } from './calendar-day.ts';

test('the same moment is on two days in two calendars', () => {
  const late = new Date('2026-11-26T22:30:00Z');
  expect(dayIn('Europe/Vilnius', late)).toBe('2026-11-27');
  expect(dayIn('Europe/Amsterdam', late)).toBe('2026-11-26');
});

test('days are added over the end of a month and of a year', () => {
  expect(addDays('2026-12-24', 14)).toBe('2027-01-07');
});

test.each([
  ['2026-11-26T10:30', '2026-11-26T08:30:00.000Z'],
  ['2026-07-26T10:30', '2026-07-26T07:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-24T23:30:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-11-26', null],
  ['2026-13-26T10:30', null],
  ['today', null],
])('clocks in Vilnius show %s at %s', (typed, moment) => {
  expect(momentIn('Europe/Vilnius', typed)?.toISOString() ?? null).toBe(moment);
});
