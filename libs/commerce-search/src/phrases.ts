import type { PickedTerms } from './picked-terms.ts';

/** The meaning of a phrase in one language. */
export type Meaning = {
  /** Categories by id. */
  readonly categories: readonly number[];
  readonly values: PickedTerms | null;
  readonly words: readonly string[];
  /** The catalogue has only something similar. */
  readonly isNear: boolean;
};

/** One phrase: its words without accents, and the stems by which it is found. */
export type Phrase = {
  readonly language: number;
  readonly term: string;
  /** The same with its accents. */
  readonly shown: string;
  readonly stems: string;
  readonly meaning: Meaning;
};

export type Found = { readonly meaning: Meaning; readonly isExact: boolean };

export const LONGEST_PHRASE = 3;

export type Phrases = {
  /** Matches exact words first: two words with one stem may have different meanings. */
  readonly find: (language: number, words: string, stems: string) => Found | undefined;
  /** Single words, for correcting typing errors. */
  readonly words: readonly Phrase[];
};

const joinValues = (one: PickedTerms | null, other: PickedTerms | null): PickedTerms | null =>
  one && other && one.key === other.key
    ? { key: one.key, ids: [...new Set([...one.ids, ...other.ids])] }
    : (one ?? other);

const join = (one: Meaning, other: Meaning): Meaning => ({
  categories: [...one.categories, ...other.categories],
  values: joinValues(one.values, other.values),
  words: [...one.words, ...other.words],
  isNear: one.isNear && other.isNear,
});

const indexBy = (phrases: readonly Phrase[], keyOf: (phrase: Phrase) => string) => {
  const index = new Map<string, Meaning>();
  for (const phrase of phrases) {
    const key = `${phrase.language} ${keyOf(phrase)}`;
    const before = index.get(key);
    index.set(key, before ? join(before, phrase.meaning) : phrase.meaning);
  }
  return index;
};

export const createPhrases = (phrases: readonly Phrase[]): Phrases => {
  const byWords = indexBy(phrases, ({ term }) => term);
  const byStems = indexBy(phrases, ({ stems }) => stems);
  return {
    find: (language, words, stems) => {
      const exact = byWords.get(`${language} ${words}`);
      const meaning = exact ?? byStems.get(`${language} ${stems}`);
      return meaning && { meaning, isExact: exact !== undefined };
    },
    words: phrases.filter(({ term }) => !term.includes(' ')),
  };
};
