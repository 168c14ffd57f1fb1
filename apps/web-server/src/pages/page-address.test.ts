import { expect, test } from 'vitest';
import { chooseLocale } from './page-address.ts';

test('R-LOC-05..07 the language is the stored one, else the host’s default, else the first one', () => {
  const locales = ['ee', 'lv'] as const;
  expect(chooseLocale({ locales, defaultLocale: 'lv' }, 'ee')).toBe('ee');
  expect(chooseLocale({ locales, defaultLocale: 'lv' }, 'en')).toBe('lv');
  expect(chooseLocale({ locales }, 'en')).toBe('ee');
  expect(chooseLocale({ locales }, undefined)).toBe('ee');
  expect(() => chooseLocale({ locales: [] }, 'ee')).toThrow('no language');
});
