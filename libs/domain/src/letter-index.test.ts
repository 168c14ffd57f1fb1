import { describe, expect, test } from 'vitest';
import { azOfLetter, createLetterIndex, FIGURES } from './letter-index.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const lettersIn = (tag: string, ...names: string[]) =>
  createLetterIndex(tag)
    .groupsOf(named(...names))
    .map(({ letter }) => letter)
    .join(' ');

describe('names are grouped under the letters of the page’s language, in its order', () => {
  test.each([
    ['en', 'A C I J S Y Z'],
    ['lt', 'A C Č I Y J S Š Z Ž'],
    ['lv', 'A C Č I Y J S Š Z Ž'],
    ['et', 'A C I J S Š Z Ž Y'],
  ])('%s', (tag, letters) => {
    const names = ['Žara', 'Zeta', 'Yeti', 'Jura', 'Ikon', 'Čili', 'Cora', 'Ąžuolas', 'Šilas', 'Sona'];
    expect(lettersIn(tag, ...names)).toBe(letters);
  });

  test('letters of Latvian and of Estonian have their own groups', () => {
    expect(lettersIn('lv', 'Ņem', 'Nora', 'Ķirsis', 'Kora', 'Ļoti', 'Lora', 'Ģimene', 'Gora')).toBe(
      'G Ģ K Ķ L Ļ N Ņ',
    );
    expect(lettersIn('et', 'Õun', 'Täht', 'Ülo', 'Äke', 'Xeno', 'Öö', 'Vana', 'Zen')).toBe('Z T V Õ Ä Ö Ü X');
  });

  test('figures come first, and names within a letter in the order of the language', () => {
    const groups = createLetterIndex('lt').groupsOf(
      named('10 Hz', 'Sona', '3M', 'sąrašas', '«Šilas»', 'Saba'),
    );
    expect(groups.map(({ letter, entries }) => [letter, ...entries.map(({ name }) => name)])).toEqual([
      [FIGURES, '3M', '10 Hz'],
      ['S', 'Saba', 'sąrašas', 'Sona'],
      ['Š', '«Šilas»'],
    ]);
  });
});

describe('searching the index', () => {
  const index = createLetterIndex('lt');
  const brands = named('Kestrel Audio', 'Kūlis', 'Tonfeld', '3M', 'Šilas', 'Sona');
  const found = (az: string) => index.matching(brands, az).map(({ name }) => name);

  test('a letter finds names that begin with it, and a figure those that begin with any figure', () => {
    expect(found('k')).toEqual(['Kestrel Audio', 'Kūlis']);
    expect([found('s'), found('Š')]).toEqual([['Sona'], ['Šilas']]);
    expect(found(azOfLetter(FIGURES))).toEqual(['3M']);
    expect(azOfLetter('Š')).toBe('Š');
  });

  test('words find names that contain them all, anywhere, without regard to accents and case', () => {
    expect(found('kulis')).toEqual(['Kūlis']);
    expect(found('audio KEST')).toEqual(['Kestrel Audio']);
    expect(found('feld')).toEqual(['Tonfeld']);
    expect(found('audio ton')).toEqual([]);
  });

  test('a search without a letter or a figure finds all', () => {
    expect([found('').length, found(' -- ').length]).toEqual([6, 6]);
  });
});
