const LONGEST_TERM = 120;
const MOST_WORDS = 8;

/** A term worth searching for holds a letter or a digit. */
export const isSearchable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** What a shopper typed, without doubled spaces and without an end. */
export const normaliseTerm = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TERM);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The words of a term as the index keeps them: lower case, without accents and marks. */
export const searchWords = (term: string): string[] =>
  normaliseTerm(term)
    .split(/[\s/,;]+/)
    .map(plain)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
