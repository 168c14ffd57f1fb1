import type { PageText } from '@shop/outbound/page-texts';
import { checkText, type TextFault } from '@shop/i18n/changed-text';
import type { LocaleCode } from '@shop/domain/languages';
import type { Transaction } from '@shop/database';
import { appendAct, type Who } from '@shop/commerce-staff';
import { changeKey, findChangedText, writeText } from './changed-texts.repository.ts';

export type TextAct = {
  readonly compiled: PageText;
  readonly locale: LocaleCode;
  /** Null: the compiled text again. */
  readonly text: string | null;
  /** The changed text that the person saw. */
  readonly was: string | null;
  readonly who: Who;
  readonly now: Date;
  readonly reason?: string;
};

export type TextRefusal = TextFault | { readonly code: 'colleague' | 'unchanged'; readonly what: string };

/** Without surrounding differences of line breaks: browsers send them as two characters. */
export const withPlainBreaks = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');

/** Changes one text within the transaction, and writes it into the log of acts. The texts are locked before. */
export const changeText = async (
  tx: Transaction,
  { compiled, locale, text, was, who, now, reason = '' }: TextAct,
): Promise<TextRefusal | undefined> => {
  const of = { key: compiled.key, locale };
  const before = await findChangedText(tx, of);
  if (before !== was) return { code: 'colleague', what: before ?? compiled.in[locale] };
  // The compiled text is never stored: it would not follow the next release.
  const after = text === compiled.in[locale] ? null : text;
  const fault = after === null ? undefined : checkText(locale, after, compiled.in[locale]);
  if (fault) return fault;
  if (after === before) return { code: 'unchanged', what: '' };
  await writeText(tx, of, after, now);
  await appendAct(tx, {
    ...{ at: now, who, act: after === null ? 'text.reverted' : 'text.changed', reason },
    subject: { kind: 'text', id: changeKey(locale, compiled.key) },
    before: { text: before ?? compiled.in[locale], changed: before !== null },
    after: { text: after ?? compiled.in[locale], changed: after !== null },
  });
  return undefined;
};
