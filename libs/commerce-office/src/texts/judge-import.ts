import type { ImportedText } from '@shop/database';
import { checkText } from '@shop/i18n/changed-text';
import type { PageText } from '@shop/outbound/page-texts';
import { withPlainBreaks } from './change-text.ts';
import { changeKey, type ChangedTexts } from './changed-texts.repository.ts';
import { shownText, type TextCatalogue } from './text-catalogue.ts';
import type { TextImport } from './text-imports.repository.ts';

type Reason = { readonly code: string; readonly what: string };

export type JudgedUnit = {
  readonly key: string;
  readonly outcome: 'accepted' | 'unchanged' | 'refused';
  /** What the shop shows now. */
  readonly now: string;
  readonly text: string;
  readonly reason: Reason | null;
  readonly was: string | null;
  readonly compiled: PageText | undefined;
};

type Judging = {
  readonly file: Pick<TextImport, 'locale' | 'source_locale'>;
  readonly catalogue: TextCatalogue;
  readonly changed: ChangedTexts;
};

const reasonOf = (
  { file, changed }: Judging,
  compiled: PageText,
  { key, source, was }: ImportedText,
  text: string,
): Reason | null => {
  const { locale, source_locale: from } = file;
  // A translation of words that the shop no longer says.
  if (source !== shownText(changed, compiled, from))
    return { code: 'text.source_changed', what: shownText(changed, compiled, from) };
  if ((changed.get(changeKey(locale, key))?.text ?? null) !== was)
    return { code: 'text.colleague', what: shownText(changed, compiled, locale) };
  const fault = text === compiled.in[locale] ? undefined : checkText(locale, text, compiled.in[locale]);
  return fault ? { code: `text.${fault.code}`, what: fault.what } : null;
};

const judge = (judging: Judging, unit: ImportedText, isSecond: boolean): JudgedUnit => {
  const compiled = judging.catalogue.byKey.get(unit.key);
  const text = withPlainBreaks(unit.target);
  const now = compiled ? shownText(judging.changed, compiled, judging.file.locale) : '';
  const of = { key: unit.key, now, text, was: unit.was, compiled };
  const refused = (reason: Reason): JudgedUnit => ({ ...of, outcome: 'refused', reason });
  if (!compiled) return refused({ code: 'text.unknown_key', what: '' });
  if (isSecond) return refused({ code: 'text.twice', what: '' });
  if (unit.broken !== null) return refused({ code: 'text.broken', what: unit.broken });
  if (text === now) return { ...of, outcome: 'unchanged', reason: null };
  const reason = reasonOf(judging, compiled, unit, text);
  return reason ? refused(reason) : { ...of, outcome: 'accepted', reason: null };
};

/** What each unit of a file would change now. */
export const judgeImport = (judging: Judging, units: readonly ImportedText[]): readonly JudgedUnit[] => {
  const seen = new Set<string>();
  return units.map((unit) => {
    const isSecond = seen.has(unit.key);
    seen.add(unit.key);
    return judge(judging, unit, isSecond);
  });
};
