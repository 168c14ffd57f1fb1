import { expect, test } from 'vitest';
import { wishedLocale } from './wished-locale.ts';

test.each([
  ['lt-LT,lt;q=0.9,en;q=0.8', 'lt'],
  ['de-DE, de;q=0.9, lv;q=0.5, en;q=0.4', 'lv'],
  ['en;q=0.1, et;q=0.9', 'ee'],
  ['et-EE', 'ee'],
  ['fr;q=0.9,et-EE,et;q=0.8,en', 'ee'],
  ['en-GB,en;q=0.9,lt;q=0.8', 'en'],
  ['LV', 'lv'],
  ['lt;q=0, en', 'en'],
  ['ltg, lv', 'lv'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;,=q', 'en'],
])('a browser with Accept-Language "%s" reads %s', (accepted, locale) => {
  expect(wishedLocale(accepted)).toBe(locale);
});
