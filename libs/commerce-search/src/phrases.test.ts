import { expect, test } from 'vitest';
import { createPhrases, type Meaning, type Phrase } from './phrases.ts';

const NOTHING: Meaning = { categories: [], values: null, words: [], isNear: false };
const aPhrase = (term: string, meaning: Partial<Meaning>, more: Partial<Phrase> = {}): Phrase => ({
  ...{ language: 1, term, shown: term, stems: term, meaning: { ...NOTHING, ...meaning } },
  ...more,
});

test('the exact words are found before others with their stems', () => {
  const phrases = createPhrases([
    aPhrase('trainers', { categories: [1] }, { stems: 'train' }),
    aPhrase('trains', { categories: [2] }, { stems: 'train' }),
  ]);
  expect(phrases.find(1, 'trains', 'train')).toMatchObject({ isExact: true, meaning: { categories: [2] } });
  expect(phrases.find(1, 'train', 'train')).toMatchObject({
    isExact: false,
    meaning: { categories: [1, 2] },
  });
  expect(phrases.find(2, 'trains', 'train')).toBeUndefined();
});

test('a name that several values of one field have matches all of them', () => {
  const rust = (ids: number[], key = 'colour') => aPhrase('rust', { values: { key, ids } });
  const find = (...named: Phrase[]) => createPhrases(named).find(1, 'rust', 'rust')?.meaning.values;
  expect(find(rust([1, 2]), rust([2, 3]))).toEqual({ key: 'colour', ids: [1, 2, 3] });
  expect(find(rust([1]), rust([2], 'size'))).toEqual({ key: 'colour', ids: [1] });
});

test('single words are listed, for typing errors', () => {
  const phrases = createPhrases([aPhrase('fjord blue', {}), aPhrase('navy', {})]);
  expect(phrases.words.map(({ term }) => term)).toEqual(['navy']);
});
