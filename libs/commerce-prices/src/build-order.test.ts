import { expect, test } from 'vitest';
import { buildOrder } from './build-order.ts';
import type { Generation } from './generations.repository.ts';
import { SOME_TERMS } from './testing.ts';
import type { WantedBook } from './wanted-books.ts';

const EUR = 1;
const USD = 2;
const [LITHUANIA, LATVIA] = [1, 2];
const terms = { ...SOME_TERMS, currency: 'EUR' } as const;

const bookOf = (
  brand: string,
  countryId: number,
  currencyId: number,
  { method = 'air', isHome = false }: Partial<Pick<WantedBook, 'method' | 'isHome'>> = {},
): WantedBook => ({
  ...{ brand, countryId, method, currencyId, terms, isHome, past: () => [] },
  fingerprint: `${countryId} ${currencyId} ${method}`,
});
const generationsOf = (books: readonly WantedBook[]): Generation[] =>
  books.map(({ fingerprint, countryId }, at) => ({ id: at + 1, fingerprint, countryId, terms, past: [] }));
const printsOf = (steps: ReturnType<typeof buildOrder>) =>
  steps.map((step) => step.map(({ fingerprint }) => fingerprint));

const BOOKS = [
  bookOf('lt', LITHUANIA, USD),
  bookOf('lt', LITHUANIA, EUR, { isHome: true }),
  bookOf('lt', LITHUANIA, EUR, { isHome: true, method: 'sea' }),
  bookOf('lt', LATVIA, USD),
  bookOf('lv', LATVIA, EUR, { isHome: true }),
];

test('the home markets of the brands are built first, in their order, and both methods of a market together', () => {
  expect(printsOf(buildOrder(BOOKS, generationsOf(BOOKS)))).toEqual([
    ['1 1 air', '1 1 sea'],
    ['2 1 air'],
    ['1 2 air'],
    ['2 2 air'],
  ]);
});

test('only missing prices are built, and those shared by several brands once', () => {
  const shared = bookOf('pj', LITHUANIA, EUR);
  const lacking = generationsOf([BOOKS[1]!]);
  expect(printsOf(buildOrder([...BOOKS, shared], lacking))).toEqual([['1 1 air']]);
  expect(buildOrder(BOOKS, [])).toEqual([]);
});
