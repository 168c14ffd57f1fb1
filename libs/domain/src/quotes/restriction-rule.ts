import type { Restriction } from './restrictions.ts';

/** The words that name goods with a restriction. */
export type RestrictionRule = {
  readonly restriction: Restriction;
  /** Beginnings of words in the shop's four languages; the words may go on with endings. */
  readonly stems: readonly string[];
  /** Whole words, where a beginning would find too much. */
  readonly words?: readonly string[];
  /** Phrases that contain such a word and are not meant. */
  readonly unless?: readonly string[];
};
