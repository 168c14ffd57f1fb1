import type { Database } from '@shop/database';
import type { SearchWord } from '@shop/domain/search-term';
import type { Phrases } from './phrases.ts';
import { levelsOf, type Level } from './search-levels.ts';
import { understandTerm, type Part } from './understand-term.ts';
import { findWords, guessWords, type WordMatches } from './vocabulary.repository.ts';

/** The meaning of the words of a search term, independent of stock. */
export type Reading = {
  readonly parts: readonly Part[];
  readonly levels: readonly Level[];
};

const isUnknown = ({ forms, compounds, beginnings }: WordMatches) =>
  forms.length + compounds.length + beginnings.length === 0;

/**
 * Reads the words of a search term: forms, synonyms, colours and sizes, and typing errors where nothing else matches.
 */
export const readTerm = async (
  db: Database,
  { words, phrases, languageId }: { words: readonly SearchWord[]; phrases: Phrases; languageId: number },
): Promise<Reading> => {
  if (words.length === 0) return { parts: [], levels: [] };
  const matches = await findWords(db, words);
  const unknown = matches.filter(isUnknown).map(({ asked }) => asked);
  const guesses = new Map((await guessWords(db, unknown)).map((guess) => [guess.asked, guess]));
  const parts = understandTerm(matches, { phrases, guesses }, languageId);
  return { parts, levels: levelsOf(parts) };
};
