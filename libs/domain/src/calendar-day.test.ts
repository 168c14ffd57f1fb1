import { expect, test } from 'vitest';
import { addDays, dayIn } from './calendar-day.ts';

test('the same moment is on two days in two calendars', () => {
  const late = new Date('2026-11-26T22:30:00Z');
  expect(dayIn('Europe/Vilnius', late)).toBe('2026-11-27');
  expect(dayIn('Europe/Amsterdam', late)).toBe('2026-11-26');
});

test('days are added over the end of a month and of a year', () => {
  expect(addDays('2026-12-24', 14)).toBe('2027-01-07');
});
