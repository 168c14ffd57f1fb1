import { expect, test } from 'vitest';
import { isSearchable, normaliseTerm, searchWords } from './search-term.ts';

test('a term of marks and spaces only is not searched for', () => {
  expect(['', '  ', '!?', '—'].map(isSearchable)).toEqual([false, false, false, false]);
  expect(['a', '7', 'ž', '!a'].every(isSearchable)).toBe(true);
});

test('words are compared without accents, capitals and marks', () => {
  const words = (term: string) => searchWords(term).map(({ plain }) => plain);
  expect(words('  Žalias  PALTAS ')).toEqual(['zalias', 'paltas']);
  expect(words('KST-1042/õun')).toEqual(['kst1042', 'oun']);
  expect(searchWords('Žalias')).toEqual([{ typed: 'Žalias', plain: 'zalias' }]);
});

test('a term has a maximum length', () => {
  expect(normaliseTerm('a'.repeat(5000))).toHaveLength(120);
  expect(searchWords('a b c d e f g h i j k')).toHaveLength(8);
});
