import { expect, test } from 'vitest';
import {
  ENGLISH_ID,
  findLanguage,
  findLanguageById,
  getLanguage,
  LANGUAGES,
  LOCALE_CODES,
  type LocaleCode,
} from './languages.ts';

test('the ids of languages are those of the wire', () => {
  expect(LANGUAGES.map(({ id, code, tag }) => [id, code, tag])).toEqual([
    [1, 'en', 'en'],
    [2, 'lt', 'lt'],
    [3, 'lv', 'lv'],
    [4, 'ee', 'et'],
  ]);
  expect(LOCALE_CODES).toEqual(['en', 'lt', 'lv', 'ee']);
  expect(findLanguageById(ENGLISH_ID)?.code).toBe('en');
});

test('a language is found by its code or id, and an unknown one is not', () => {
  for (const language of LANGUAGES) {
    expect(getLanguage(language.code)).toBe(language);
    expect(findLanguageById(language.id)).toBe(language);
  }
  expect(findLanguage('et')).toBeUndefined();
  expect(findLanguage('toString')).toBeUndefined();
  expect(findLanguageById('1')).toBeUndefined();
  expect(() => getLanguage('et' as LocaleCode)).toThrow('et is the code of no language');
});
