import { expect, test } from 'vitest';
import { leadFirst, matches } from './combobox-option.ts';

const point = { value: 'a', label: 'Šeškinė', hint: 'Ukmergės g. 282, Vilnius', keywords: '06318' };

test('an option is found by words from any part of it, in any order and without accents', () => {
  expect(matches(point, 'vilnius seskine')).toBe(true);
  expect(matches(point, '  UKMERGES ')).toBe(true);
  expect(matches(point, '06318')).toBe(true);
  expect(matches(point, '')).toBe(true);
});

test('every word must be there', () => {
  expect(matches(point, 'vilnius mega')).toBe(false);
});

test('options of a typed town come before those of a street of that name', () => {
  const street = { value: 'b', label: 'Savas', hint: 'Vilniaus g. 5, Kaunas', lead: 'Kaunas' };
  const town = { ...point, lead: 'Vilnius' };
  expect(leadFirst([street, town], 'viln')).toEqual([town, street]);
  expect(leadFirst([street, town], ' ')).toEqual([street, town]);
  expect(leadFirst([street, point], 'kaun')).toEqual([street, point]);
});
