import { COUNTRIES } from '@shop/domain/countries';
import { CURRENCIES } from '@shop/domain/currencies';
import { LANGUAGES } from '@shop/domain/languages';

const any = (words) => `(?:${[...new Set(words)].join('|')})`;
const quoted = (words) => `['"]${any(words)}['"]`;

/** `'a', 'b', 'c'` and `'a' | 'b' | 'c'`. */
const rowOf = (words, atLeast) =>
  new RegExp(`${quoted(words)}(?:\\s*[,|]\\s*${quoted(words)}){${atLeast - 1},}`);

/** `a: 1, b: 2` and `a: 'a-A', b: 'b-B'`: codes with ids, tags or flags. */
const tableOf = (words, atLeast) => {
  const entry = `${any(words)}: (?:\\d+|true|['"][a-z]{2}(?:-[A-Z]{2})?['"])`;
  return new RegExp(`\\b${entry}(?:,\\s*${entry}){${atLeast - 1},}`);
};

/** `(1, 'a'), (2, 'b')` in SQL, and `{ id: 1, code: 'a' …}, { id: 2, code: 'b' …}`. */
const rowsOf = (words) => {
  const code = quoted(words);
  return new RegExp(
    `\\(\\d+, ${code}\\),\\s*\\(\\d+, ${code}|id: \\d+, \\w+: ${code}[^}]*\\},\\s*\\{ id: \\d+, \\w+: ${code}`,
  );
};

const lists = (what, words, atLeast) => ({
  what,
  patterns: [rowOf(words, atLeast), tableOf(words, atLeast), rowsOf(words)],
});

const codesOf = (table) => table.map(({ code }) => code);

const LISTS = [
  lists('languages', [...codesOf(LANGUAGES), ...LANGUAGES.map(({ tag }) => tag)], 3),
  // A brand may ship to a few countries.
  lists('countries', codesOf(COUNTRIES), 4),
  lists('currencies', codesOf(CURRENCIES), CURRENCIES.length),
];

const ID_LIST = /LANGUAGE\w*\s*=\s*\[1, 2\b|\bENGLISH\w*(?:: \w+)?\s*=\s*1\b|language_id\s*=\s*1\b/;

/** Lists in a source that `@shop/domain` has already. */
export const secondListsIn = (source) => [
  ...LISTS.filter(({ patterns }) => patterns.some((pattern) => pattern.test(source))).map(({ what }) => what),
  ...(ID_LIST.test(source) ? ['language ids'] : []),
];
