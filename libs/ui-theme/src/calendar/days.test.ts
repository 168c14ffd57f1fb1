import { expect, test } from 'vitest';
import { dayByKey, monthOf, numberOf, readDay, weeksOf, writeDay } from './days.ts';

const SUNDAY = 0;
const MONDAY = 1;
const dayOf = (text: string) => readDay(text)!;
const rows = (text: string, firstDay: number) =>
  weeksOf(dayOf(text), firstDay).map((week) => week.map((day) => (day === undefined ? '' : numberOf(day))));

test('a date is parsed and written, and an invalid date is not parsed', () => {
  for (const date of ['1969-12-31', '1970-01-01', '2024-02-29', '2026-11-25'])
    expect(writeDay(dayOf(date))).toBe(date);
  for (const text of ['', '2026-02-30', '2026-13-01', '25.11.2026', '2026-1-5'])
    expect(readDay(text), text).toBeUndefined();
});

test('a month begins in the column that follows from the first day of the week', () => {
  // 1 November 2026 is a Sunday.
  expect(rows('2026-11-25', MONDAY)[0]).toEqual(['', '', '', '', '', '', 1]);
  expect(rows('2026-11-25', MONDAY)).toHaveLength(6);
  expect(rows('2026-11-25', SUNDAY)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(rows('2026-11-25', SUNDAY).at(-1)).toEqual([29, 30, '', '', '', '', '']);
});

test('February has four weeks or five, also before 1970', () => {
  expect(rows('2021-02-10', MONDAY)).toHaveLength(4);
  expect(rows('2024-02-10', MONDAY).flat().filter(Boolean)).toHaveLength(29);
  expect(rows('1968-02-10', MONDAY)[0]).toEqual(['', '', '', 1, 2, 3, 4]);
});

test.each([
  ['ArrowLeft', false, '2026-10-31'],
  ['ArrowRight', false, '2026-11-02'],
  ['ArrowUp', false, '2026-10-25'],
  ['ArrowDown', false, '2026-11-08'],
  ['Home', false, '2026-10-26'],
  ['End', false, '2026-11-01'],
  ['PageUp', false, '2026-10-01'],
  ['PageDown', false, '2026-12-01'],
  ['PageUp', true, '2025-11-01'],
  ['PageDown', true, '2027-11-01'],
])('%s (shift: %s) leads from 1 November 2026 to %s', (key, shiftKey, expected) => {
  const day = dayByKey(dayOf('2026-11-01'), { key, shiftKey }, MONDAY);
  expect(day === undefined ? '' : writeDay(day)).toBe(expected);
});

test('a shorter month ends at its last day, and other keys do nothing', () => {
  expect(writeDay(dayByKey(dayOf('2026-01-31'), { key: 'PageDown', shiftKey: false }, MONDAY)!)).toBe(
    '2026-02-28',
  );
  expect(dayByKey(dayOf('2026-01-31'), { key: 'a', shiftKey: false }, MONDAY)).toBeUndefined();
  expect(monthOf(dayOf('2026-01-31'))).toBe('2026-01');
});
