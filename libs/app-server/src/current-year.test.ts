import { expect, test } from 'vitest';
import { createCurrentYear } from './current-year.ts';

test('at new year a brand has the year of its own time zone', () => {
  const clock = () => Date.parse('2026-12-31T22:30:00Z');
  expect(createCurrentYear({ timeZone: 'Europe/Vilnius' }, clock)()).toBe('2027');
  expect(createCurrentYear({ timeZone: 'Europe/Amsterdam' }, clock)()).toBe('2026');
});
