const LONGEST_TERM = 120;
const MOST_WORDS = 8;

/** A term worth searching for holds a letter or a digit. */
export const isSearchable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The typed term, without doubled spaces and cut to a maximum length. */
export const normaliseTerm = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TERM);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A word as typed, and as in the index: lower case, without accents and marks. */
export type SearchWord = { readonly typed: string; readonly plain: string };

/** The words of a term, eight at most. */
export const searchWords = (term: string): SearchWord[] =>
  normaliseTerm(term)
    .split(/[\s/,;]+/)
    .map((typed) => ({ typed, plain: plain(typed) }))
    .filter((word) => word.plain !== '')
    .slice(0, MOST_WORDS);
