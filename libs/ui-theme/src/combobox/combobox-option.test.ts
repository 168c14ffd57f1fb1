import { expect, test } from 'vitest';
import { matches } from './combobox-option.ts';

const point = { value: 'a', label: 'Šeškinė', hint: 'Ukmergės g. 282, Vilnius', keywords: '06318' };

test('an option is found by words from anywhere in it, in any order and without accents', () => {
  expect(matches(point, 'vilnius seskine')).toBe(true);
  expect(matches(point, '  UKMERGES ')).toBe(true);
  expect(matches(point, '06318')).toBe(true);
  expect(matches(point, '')).toBe(true);
});

test('every word must be there', () => {
  expect(matches(point, 'vilnius mega')).toBe(false);
});
