import { expect, test } from 'vitest';
import { levelsOf, looseLevelOf } from './search-levels.ts';
import type { Part } from './understand-term.ts';

const aPart = (words: string, more: Partial<Part> = {}): Part => ({
  ...{ words, lexemes: [words], exact: [words], picks: null },
  ...{ categories: [], isKind: false, certainty: 'said' },
  ...more,
});

const blue = aPart('blue', { lexemes: [], exact: [], picks: { key: 'colour', ids: [7] } });
const wool = aPart('wool');
const coat = aPart('coat', { isKind: true });

test('readings begin with every word and end with any of them', () => {
  const queries = levelsOf([wool, coat, blue]).map(({ textQuery, choices }) => [textQuery, choices.length]);
  expect(queries).toEqual([
    ["('wool') & ('coat')", 1],
    ["('coat')", 1],
    ["('wool') & ('coat')", 0],
    ["('coat')", 0],
    ["('wool') | ('coat')", 0],
    [null, 1],
  ]);
});

test('an unknown word is left out of every reading', () => {
  const unknown = aPart('qzx', { certainty: 'unknown' });
  expect(levelsOf([coat, unknown]).every(({ kept }) => !kept.includes(unknown))).toBe(true);
  expect(levelsOf([unknown])).toEqual([]);
});

test('operators of the query language in a word have no meaning', () => {
  const [level] = levelsOf([aPart("o'neill\\", { exact: [] })]);
  expect(level?.textQuery).toBe("('oneill')");
  expect(level?.exactQuery).toBeNull();
});

test('a word prefix stays a prefix', () => {
  expect(levelsOf([aPart('head', { lexemes: ['head:*'] })])[0]?.textQuery).toBe("('head':*)");
});

test('similar goods have any of the words, and no colour', () => {
  expect(looseLevelOf([wool, coat, blue])).toMatchObject({
    ...{ textQuery: "('wool') | ('coat')", choices: [], isLoose: true },
  });
});
