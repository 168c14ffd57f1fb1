import type { LocaleCode } from '@shop/domain/languages';
import { messageTexts } from './message-texts.ts';
import type { Stem, Term, TermException, TermSheets } from './term-sheet.ts';

export type Translation = { id: string; in: Readonly<Record<LocaleCode, string>> };

export type TermFault = { code: LocaleCode; id: string; term: string; fault: string };

const literally = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (stems: readonly Stem[]): RegExp => {
  const words = stems.map((stem) => literally(stem).replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\p{L}\\d-])(?:${words.join('|')})(?!\\p{L})`, 'iu');
};

/** One for each list of a sheet: every text is checked with all of them. */
const patterns = new Map<readonly Stem[], RegExp>();

const firstOf = (stems: readonly Stem[], text: string): string | undefined => {
  if (stems.length === 0) return undefined;
  const pattern = patterns.get(stems) ?? patternOf(stems);
  patterns.set(stems, pattern);
  return pattern.exec(text)?.[0];
};

const isExcepted = (exceptions: readonly TermException[], id: string, term: string): boolean =>
  exceptions.some((one) => one.message === id && one.term === term);

const faultOf = (term: Term, text: string, isMeant: boolean): string | undefined => {
  const forbidden = firstOf(term.never, text);
  if (forbidden) return `says “${forbidden}”; the sheet has ${term.words.join(', ')}`;
  if (isMeant && !firstOf(term.words, text))
    return `has no word for it; the sheet has ${term.words.join(', ')}`;
  return undefined;
};

/** `on account` does not name the term `account`: a longer term of the sheet takes its words. */
const withoutLonger = (terms: readonly Term[], term: Term, text: string): string =>
  terms
    .filter((other) => other !== term)
    .flatMap(({ words }) => words.filter((stem) => stem.includes(' ') && firstOf(term.words, stem)))
    .reduce((rest, stem) => rest.replaceAll(new RegExp(patternOf([stem]), 'giu'), ' '), text);

/**
 * Where a text violates the sheet of its language: it has a forbidden word, or the English text names a term
 * and this one has none of its words.
 */
export const termFaults = (sheets: TermSheets, { id, in: texts }: Translation): TermFault[] => {
  const english = messageTexts(texts.en).join('\n');
  const named = sheets.en.terms.filter(
    (term) =>
      firstOf(term.words, withoutLonger(sheets.en.terms, term, english)) &&
      !isExcepted(sheets.en.exceptions, id, term.name),
  );
  const meant = new Set(named.map(({ name }) => name));
  return (Object.keys(sheets) as LocaleCode[]).flatMap((code) => {
    const text = messageTexts(texts[code]).join('\n');
    return sheets[code].terms.flatMap((term) => {
      if (isExcepted(sheets[code].exceptions, id, term.name)) return [];
      const fault = faultOf(term, text, meant.has(term.name));
      return fault ? [{ code, id, term: term.name, fault }] : [];
    });
  });
};

/** Exceptions that no text needs any more. */
export const staleExceptions = (sheets: TermSheets, translations: readonly Translation[]): string[] =>
  (Object.keys(sheets) as LocaleCode[]).flatMap((code) =>
    sheets[code].exceptions
      .filter((exception) => {
        const exceptions = sheets[code].exceptions.filter((one) => one !== exception);
        const without = { ...sheets, [code]: { ...sheets[code], exceptions } };
        const message = translations.find(({ id }) => id === exception.message);
        return !message || !termFaults(without, message).some(({ term }) => term === exception.term);
      })
      .map(({ message, term }) => `${code}: ${message}, ${term}`),
  );
