import type { ImportedText } from '@shop/database';
import { checkText } from '@shop/i18n/changed-text';
import type { PageText } from '@shop/outbound/page-texts';
import { withPlainBreaks } from './change-text.ts';
import { changesOf, type ChangedTexts } from './changed-texts.repository.ts';
import { compiledText, shownText, type TextCatalogue } from './text-catalogue.ts';
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
  readonly file: Pick<TextImport, 'locale' | 'source_locale' | 'brand_key'>;
  readonly catalogue: TextCatalogue;
  readonly changed: ChangedTexts;
};

const brandOf = ({ file }: Judging): string => file.brand_key ?? '';

const reasonOf = (
  judging: Judging,
  compiled: PageText,
  { key, source, was }: ImportedText,
  text: string,
): Reason | null => {
  const { locale, source_locale: from } = judging.file;
  const { changed } = judging;
  const brand = brandOf(judging);
  const [asked, answered] = [
    { locale: from, brand },
    { locale, brand },
  ];
  // A translation of words that the shop no longer says.
  if (source !== shownText(changed, compiled, asked))
    return { code: 'text.source_changed', what: shownText(changed, compiled, asked) };
  if ((changesOf(changed, { key, locale }).get(brand)?.text ?? null) !== was)
    return { code: 'text.colleague', what: shownText(changed, compiled, answered) };
  const built = compiledText(compiled, answered);
  const fault = text === built ? undefined : checkText(locale, text, built);
  return fault ? { code: `text.${fault.code}`, what: fault.what } : null;
};

const judge = (judging: Judging, unit: ImportedText, isSecond: boolean): JudgedUnit => {
  const compiled = judging.catalogue.byKey.get(unit.key);
  const text = withPlainBreaks(unit.target);
  const saying = { locale: judging.file.locale, brand: brandOf(judging) };
  const now = compiled ? shownText(judging.changed, compiled, saying) : '';
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
