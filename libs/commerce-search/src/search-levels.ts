import type { PickedTerms } from './picked-terms.ts';
import type { Part } from './understand-term.ts';

/** One reading of a term: what must match, and the words that it keeps. */
export type Level = {
  readonly textQuery: string | null;
  /** The words as typed; their matches rank before those of other forms. */
  readonly exactQuery: string | null;
  readonly choices: readonly PickedTerms[];
  readonly kept: readonly Part[];
  /** Only some of the kept words match, and which of them differs from product to product. */
  readonly isLoose: boolean;
};

/** Words of the catalogue may contain operators of the query language. */
const quoted = (lexeme: string): string => {
  const begins = lexeme.endsWith(':*');
  const word = begins ? lexeme.slice(0, -2) : lexeme;
  return `'${word.replaceAll(/['\\]/g, '')}'${begins ? ':*' : ''}`;
};

const textOf = ({ lexemes }: Part): string => `(${lexemes.map(quoted).join(' | ')})`;

const isText = ({ lexemes }: Part) => lexemes.length > 0;

const levelOf = (kept: readonly Part[], texts: string, isLoose = false): Level => ({
  isLoose,
  textQuery: texts === '' ? null : texts,
  exactQuery: kept.flatMap(({ exact }) => exact.map(quoted)).join(' | ') || null,
  choices: kept.flatMap(({ picks }) => picks ?? []),
  kept,
});

const every = (parts: readonly Part[]) => levelOf(parts, parts.filter(isText).map(textOf).join(' & '));

/** All but one of the words, whichever it is. */
const allButOne = (parts: readonly Part[]): Level => {
  const texts = parts.map(textOf);
  const subsets = texts.map((_, left) => `(${texts.filter((_text, at) => at !== left).join(' & ')})`);
  return levelOf(parts, subsets.join(' | '), true);
};

const any = (parts: readonly Part[]): Level => levelOf(parts, parts.map(textOf).join(' | '), true);

/** Any of the words, for goods that are only similar. */
export const looseLevelOf = (parts: readonly Part[]): Level => any(parts.filter(isText));

/**
 * Readings of a term, the strictest first: every word; without adjectives; without colour and size; most of the
 * words; any of them. A reading without conditions is left out.
 */
export const levelsOf = (parts: readonly Part[]): Level[] => {
  const known = parts.filter(({ certainty }) => certainty !== 'unknown');
  const texts = known.filter(isText);
  const kinds = texts.filter(({ isKind }) => isKind);
  const picks = known.filter((part) => part.picks);
  const levels = [
    every(known),
    ...(kinds.length > 0 && picks.length > 0 ? [every([...kinds, ...picks])] : []),
    ...(texts.length > 0 ? [every(texts)] : []),
    ...(kinds.length > 0 ? [every(kinds)] : []),
    ...(texts.length > 2 ? [allButOne(texts)] : []),
    ...(texts.length > 1 ? [any(texts)] : []),
    ...picks.map((part) => every([part])),
  ];
  return levels.filter(({ textQuery, choices }) => textQuery !== null || choices.length > 0);
};
