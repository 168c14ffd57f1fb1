import { expect, test } from 'vitest';
import { titleWords } from './title-words.ts';
import { allFound, patterns } from './word-pattern.ts';

const isFound = (pattern: string, title: string): boolean =>
  allFound(patterns([pattern]), titleWords(title), (words, at) => words[at + 1] === undefined).length > 0;

test.each([
  ['pistolet', 'Senas pistoletas', 'Spistoletas'],
  ['gin.', 'Dry gins', 'Ginger'],
  ['ruma=', 'Ruma glāze', 'Rumas'],
  ['battery$', 'Phone battery', 'Battery lamp'],
  ['baterija*', 'Baterija Varta', 'Baterija lempai'],
  ['-sigaret', 'Minisigaretid', 'Sigar'],
  ['-aku.', 'Varuaku', 'Akutrell'],
  ['^alus', 'Alus, 24 skardinės', 'Arvuti alus'],
  ['e-liquid', 'E-liquid 60 ml', 'Eliquid'],
  ['glue gun', 'Hot glue guns', 'Glue, gun'],
])('%s is in "%s", not in "%s"', (pattern, found, other) => {
  expect([isFound(pattern, found), isFound(pattern, other)]).toEqual([true, false]);
});

test('numbers stand apart from their units, and a quotation mark starts a name', () => {
  expect(
    titleWords('Žalia „Čili“ 0,7l, CR2032').map(({ text, clause, quoted }) => [text, clause, quoted]),
  ).toEqual([
    ['zalia', 0, false],
    ['cili', 0, true],
    ['0,7', 0, false],
    ['l', 0, false],
    ['cr', 1, false],
    ['2032', 1, false],
  ]);
});
