import { LOCALE_CODES } from '@shop/domain/languages';
import { expect, test } from 'vitest';
import { calendarOf, firstDayOfWeek } from './calendar.ts';

const weekOf = (locale: Parameters<typeof calendarOf>[0]) =>
  calendarOf(locale).weekdays.map(({ long }) => long);

test('R-LOC-17 the calendar’s week starts on Monday in Lithuanian and on Sunday in English', () => {
  expect(firstDayOfWeek('lt')).toBe(1);
  expect(weekOf('lt')[0]).toBe('pirmadienis');
  expect(weekOf('lt').at(-1)).toBe('sekmadienis');
  expect(firstDayOfWeek('en')).toBe(0);
  expect(weekOf('en')[0]).toBe('Sunday');
  expect(weekOf('en').at(-1)).toBe('Saturday');
});

test('in every other language it starts on Monday', () => {
  const others = LOCALE_CODES.filter((locale) => locale !== 'en');
  for (const locale of others) expect(firstDayOfWeek(locale), locale).toBe(1);
  expect(weekOf('lv')[0]).toBe('Pirmdiena');
  expect(weekOf('ee')[0]).toBe('esmaspäev');
});

test('each week has seven names, and a day is named with its weekday', () => {
  for (const locale of LOCALE_CODES) expect(new Set(weekOf(locale)).size, locale).toBe(7);
  expect(calendarOf('en').day('2026-11-25')).toBe('Wednesday 25 November 2026');
  expect(calendarOf('lt').month('2026-11')).toBe('2026 m. lapkritis');
  expect(calendarOf('lv').day('2026-11-25')).toContain('trešdiena');
});
