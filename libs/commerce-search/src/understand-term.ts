import { ENGLISH_ID, LANGUAGES } from '@shop/domain/languages';
import { findSlips } from '@shop/domain/typo';
import type { PickedTerms } from './picked-terms.ts';
import { LONGEST_PHRASE, type Found, type Meaning, type Phrases } from './phrases.ts';
import type { KnownWord, WordGuesses, WordMatches } from './vocabulary.repository.ts';

/** How certain the meaning of a part is. */
export type Certainty = 'said' | 'guessed' | 'near' | 'unknown';

/** One or more words of a term that mean one thing. */
export type Part = {
  /** As it is shown to the shopper. */
  readonly words: string;
  /** Lexemes of the index, any of which matches; none where the part is a value of variants only. */
  readonly lexemes: readonly string[];
  /** The words as typed, which rank above their other forms. */
  readonly exact: readonly string[];
  readonly picks: PickedTerms | null;
  /** The categories that the part means. */
  readonly categories: readonly number[];
  /** Names a kind of goods. */
  readonly isKind: boolean;
  readonly certainty: Certainty;
};

export type Known = { readonly phrases: Phrases; readonly guesses: ReadonlyMap<string, WordGuesses> };

export const categoryLexeme = (id: number): string => `#${id}`;

/** Marks a lexeme as a prefix of words. */
const BEGINS = ':*';

/** Matches in the shopper's own language replace those in others; makers' names belong to all languages. */
const preferred = (words: readonly KnownWord[], language: number): readonly KnownWord[] => {
  for (const spoken of [language, ENGLISH_ID]) {
    const own = words.filter((word) => word.language === spoken || word.language === 0);
    if (own.some((word) => word.language === spoken)) return own;
  }
  return words;
};

type Said = { readonly asked: string; readonly typed: string };

const partOf = ({ asked, typed }: Said, found: readonly KnownWord[], certainty: Certainty): Part => ({
  ...{ words: typed, certainty, picks: null, categories: [] },
  lexemes: [...new Set(found.map(({ word }) => word))],
  exact: found.some(({ word }) => word === asked) ? [asked] : [],
  isKind: found.some(({ isKind }) => isKind),
});

const meansNothing = (said: Said): Part => partOf(said, [], 'unknown');

const stemsIn = (matches: readonly WordMatches[], language: number): string =>
  matches.map(({ stems, asked }) => stems[language - 1] ?? asked).join(' ');

/** The meaning of a phrase: in the shopper's language first, in others only where the catalogue has no such word. */
const findMeaning = (
  matches: readonly WordMatches[],
  { phrases }: Known,
  language: number,
): Found | undefined => {
  const words = matches.map(({ asked }) => asked).join(' ');
  const own = phrases.find(language, words, stemsIn(matches, language));
  if (own) return own;
  const isKnown = matches.every(({ forms }) => forms.some((form) => form.language === language));
  if (isKnown) return undefined;
  for (const { id: other } of LANGUAGES) {
    const found = phrases.find(other, words, stemsIn(matches, other));
    if (found) return found;
  }
  return undefined;
};

const withMeaning = (part: Part, { categories, values, words, isNear }: Meaning): Part => {
  if (isNear && part.certainty === 'said') return part;
  return {
    words: part.words,
    exact: part.exact,
    lexemes: values ? [] : [...part.lexemes, ...words, ...categories.map(categoryLexeme)],
    picks: values,
    categories,
    isKind: part.isKind || categories.length > 0,
    certainty: isNear ? 'near' : 'said',
  };
};

/** A single letter or number counts as a size only beside other words. */
const isTooShort = (matches: readonly WordMatches[], count: number) =>
  count === 1 && matches.length === 1 && (matches[0]?.asked.length ?? 0) < 3;

const DIGIT = /\d/;

const readWord = (match: WordMatches, known: Known, language: number): Part => {
  const { asked, forms, compounds, beginnings } = match;
  if (DIGIT.test(asked)) return { ...partOf(match, [], 'said'), lexemes: [asked + BEGINS] };
  const found = preferred([...forms, ...compounds], language);
  if (found.length > 0) return partOf(match, found, 'said');
  const begun = asked.length > 1 ? preferred(beginnings, language) : [];
  return begun.length > 0
    ? { ...partOf(match, begun, 'said'), lexemes: [asked + BEGINS] }
    : guessWord(match, known, language);
};

type Guess = { slips: number; isOwn: boolean; part: () => Part };

/** The most likely intended word; among equals, the one of the shopper's language. */
const guessWord = (match: WordMatches, { phrases, guesses }: Known, language: number): Part => {
  const { asked } = match;
  const { alike = [], endings = [] } = guesses.get(asked) ?? {};
  const candidates: Guess[] = [];
  for (const word of alike) {
    const slips = findSlips(asked, word.word);
    if (slips === undefined) continue;
    const isOwn = word.language === language;
    const said = { asked: word.word, typed: word.shown };
    candidates.push({ slips, isOwn, part: () => partOf(said, [word], 'guessed') });
  }
  for (const { term, shown, meaning, language: spoken } of phrases.words) {
    const slips = findSlips(asked, term);
    if (slips === undefined) continue;
    const part = () => ({
      ...withMeaning(meansNothing({ asked: term, typed: shown }), meaning),
      certainty: guessedAs(meaning),
    });
    candidates.push({ slips, isOwn: spoken === language, part });
  }
  const [best] = candidates.sort((a, b) => a.slips - b.slips || Number(b.isOwn) - Number(a.isOwn));
  if (best) return best.part();
  return endings.length > 0 ? partOf(match, endings.slice(0, 1), 'said') : meansNothing(match);
};

const guessedAs = ({ isNear }: Meaning): Certainty => (isNear ? 'near' : 'guessed');

/** A synonym that matches as typed excludes words that only share its stem: "kedai" are no "kėdė". */
const directly = (match: WordMatches, isExact: boolean, language: number): Part => {
  const { asked, forms, compounds } = match;
  const isSaid = forms.some(({ word }) => word === asked);
  const direct = isExact && !isSaid ? [] : preferred([...forms, ...compounds], language);
  return partOf(match, direct, direct.length > 0 ? 'said' : 'unknown');
};

const together = (matches: readonly Said[]): Said => ({
  asked: matches.map(({ asked }) => asked).join(' '),
  typed: matches.map(({ typed }) => typed).join(' '),
});

const readPhrase = (matches: readonly WordMatches[], known: Known, language: number, count: number) => {
  const found = isTooShort(matches, count) ? undefined : findMeaning(matches, known, language);
  const [first] = matches;
  if (matches.length > 1 || !first)
    return found && withMeaning(meansNothing(together(matches)), found.meaning);
  return found
    ? withMeaning(directly(first, found.isExact, language), found.meaning)
    : readWord(first, known, language);
};

/** Conjunctions and prepositions are ignored, except within a phrase. */
const JOINING = new Set(
  [
    'a an and at by for from her him his in my of on or the their to with',
    'ant apie arba be del i ir is jai jam nuo po pas per prie su uz',
    'ar bez ir lai no par pie un uz vai',
    'ilma ja jaoks koos ning voi',
  ].flatMap((words) => words.split(' ')),
);

const joins = (matches: readonly WordMatches[], count: number) =>
  count > 1 && matches.length === 1 && JOINING.has(matches[0]?.asked ?? '');

/** Reads a term from left to right, the longest known phrase first. */
export const understandTerm = (matches: readonly WordMatches[], known: Known, language: number): Part[] => {
  const parts: Part[] = [];
  for (let at = 0; at < matches.length;) {
    let length = Math.min(LONGEST_PHRASE, matches.length - at);
    let part: Part | undefined;
    for (; length > 0 && !part; length -= 1) {
      part = readPhrase(matches.slice(at, at + length), known, language, matches.length);
    }
    const read = matches.slice(at, at + length + 1);
    if (part && !joins(read, matches.length)) parts.push(part);
    at += length + 1;
  }
  return parts;
};
