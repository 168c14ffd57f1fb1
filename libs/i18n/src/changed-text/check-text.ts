import { getLanguage, type LocaleCode } from '@shop/domain/languages';
import { outlineOf, type Forms, type MessageOutline } from './message-outline.ts';

/** Of every text, whatever the compiled one is. */
export const LONGEST_TEXT = 4_000;
const SHORTEST_LIMIT = 80;
const TIMES_COMPILED = 3;

export const TEXT_FAULTS = [
  ...(['empty', 'too_long', 'control', 'syntax', 'missing', 'unknown'] as const),
  ...(['form_missing', 'form_unknown', 'choice', 'markup'] as const),
] as const;

/** Why a text cannot replace the compiled one; `what` names the part of it. */
export type TextFault = { readonly code: (typeof TEXT_FAULTS)[number]; readonly what: string };

/** Characters that a text of this message may have. */
export const longestOf = (compiled: string): number =>
  Math.min(LONGEST_TEXT, Math.max(SHORTEST_LIMIT, compiled.length * TIMES_COMPILED));

const not = (of: readonly string[], known: readonly string[]): string[] =>
  of.filter((one) => !known.includes(one));

const fault = (code: TextFault['code'], what: readonly string[]): TextFault | undefined =>
  what.length === 0 ? undefined : { code, what: what.join(', ') };

/** The forms that the language has for counts, or for places in a row. */
export const formsOf = (locale: LocaleCode, kind: 'plural' | 'ordinal'): readonly string[] =>
  new Intl.PluralRules(getLanguage(locale).tag, { type: kind === 'plural' ? 'cardinal' : 'ordinal' })
    .resolvedOptions()
    .pluralCategories.toSorted();

const formFault = (
  locale: LocaleCode,
  { name, kind, forms }: Forms,
  compiled: MessageOutline,
): TextFault | undefined => {
  if (kind === 'select') {
    const known = compiled.forms.filter((one) => one.kind === kind && one.name === name);
    const choices = [...new Set(known.flatMap((one) => one.forms))];
    return fault('choice', [...not(choices, forms), ...not(forms, choices)]);
  }
  const needed = formsOf(locale, kind);
  const exact = forms.filter((form) => form.startsWith('='));
  return (
    fault('form_missing', not(needed, forms)) ?? fault('form_unknown', not(forms, [...needed, ...exact]))
  );
};

const outlineOrFault = (text: string): MessageOutline | TextFault => {
  try {
    return outlineOf(text);
  } catch (failure) {
    const at = (failure as { location?: { start: { offset: number } } }).location?.start.offset ?? 0;
    return { code: 'syntax', what: text.slice(at, at + 20) || text.slice(-20) };
  }
};

/** What is wrong with the text as such, before it is read as a message. */
const plainFault = (text: string, compiled: string): TextFault | undefined => {
  if (text.trim() === '') return { code: 'empty', what: '' };
  const longest = longestOf(compiled);
  if (text.length > longest) return { code: 'too_long', what: String(longest) };
  // Line breaks are part of texts; other control characters and bidirectional overrides are not.
  if (/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u.test(text) || !text.isWellFormed())
    return { code: 'control', what: '' };
  return undefined;
};

/**
 * The first reason why a text cannot replace the compiled one of the same language: pages give a message the
 * values and tags of the compiled one, and no others.
 */
export const checkText = (locale: LocaleCode, text: string, compiled: string): TextFault | undefined => {
  const plain = plainFault(text, compiled);
  if (plain) return plain;
  const outline = outlineOrFault(text);
  if ('code' in outline) return outline;
  const known = outlineOf(compiled);
  return (
    fault('missing', not(known.places, outline.places)) ??
    fault('unknown', not(outline.places, known.places)) ??
    fault('markup', not(outline.markup, known.markup)) ??
    outline.forms.map((forms) => formFault(locale, forms, known)).find((one) => one !== undefined)
  );
};
