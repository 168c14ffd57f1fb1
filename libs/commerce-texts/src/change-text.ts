import type { PageText } from '@shop/outbound/page-texts';
import { checkText, type TextFault } from '@shop/i18n/changed-text';
import type { LocaleCode } from '@shop/domain/languages';
import type { Transaction } from '@shop/database';
import { appendAct, type Who } from '@shop/commerce-staff';
import { findChangedText, subjectOf, writeText, type BrandWording } from './changed-texts.repository.ts';
import { compiledText } from './text-catalogue.ts';

export type TextAct = {
  readonly compiled: PageText;
  readonly locale: LocaleCode;
  /** '': for all brands. */
  readonly brand: string;
  /** Null: what is shown without this changed text. */
  readonly text: string | null;
  /** The changed text that the person saw. */
  readonly was: string | null;
  readonly who: Who;
  readonly now: Date;
  readonly reason?: string;
};

export type TextRefusal =
  TextFault | { readonly code: 'colleague' | 'unchanged' | 'unknown_key'; readonly what: string };

/** Without surrounding differences of line breaks: browsers send them as two characters. */
export const withPlainBreaks = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');

/** The changed text that a brand shows where it has none of its own; null for the text for all itself. */
const changedForAll = async (tx: Transaction, of: BrandWording): Promise<string | null> =>
  of.brand === '' ? null : findChangedText(tx, { ...of, brand: '' });

/** Changes one text within the transaction, and writes it into the log of acts. The texts are locked before. */
export const changeText = async (
  tx: Transaction,
  { compiled, locale, brand, text, was, who, now, reason = '' }: TextAct,
): Promise<TextRefusal | undefined> => {
  const of = { key: compiled.key, locale, brand };
  const built = compiledText(compiled, of);
  const before = await findChangedText(tx, of);
  const without = (await changedForAll(tx, of)) ?? built;
  if (before !== was) return { code: 'colleague', what: before ?? without };
  // What is shown anyway is never stored: it would not follow the next release, or the text for all brands.
  const after = text === without ? null : text;
  const fault = after === null ? undefined : checkText(locale, after, built);
  if (fault) return fault;
  if (after === before) return { code: 'unchanged', what: '' };
  await writeText(tx, of, after, now);
  await appendAct(tx, {
    ...{ at: now, who, act: after === null ? 'text.reverted' : 'text.changed', reason },
    subject: { kind: 'text', id: subjectOf(of) },
    before: { text: before ?? without, changed: before !== null },
    after: { text: after ?? without, changed: after !== null },
  });
  return undefined;
};
