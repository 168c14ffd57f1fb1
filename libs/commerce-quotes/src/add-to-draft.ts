import type { Transaction } from '@shop/database';
import type { CallContext } from '@shop/commerce-kit/call';
import { invalid } from '@shop/commerce-kit/problem';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { findLines, insertLines, openDraft, type LineRow, type NewLine } from './drafts.repository.ts';
import { ownerOf } from './owner.ts';

/** Of a request: what a draft that is begun now gets. */
export type DraftStart = Pick<
  CallContext<unknown>,
  'brand' | 'currency' | 'locale' | 'countryId' | 'method' | 'now'
>;

type Added = {
  readonly visitor: Visitor;
  readonly lines: readonly NewLine[];
  /** Lines of the whole draft. */
  readonly most: number;
};

/**
 * Adds lines to the visitor's draft, which is begun where there is none; answers with all of its lines.
 * @throws 422 `too_many_items` above `most`; nothing is added then
 */
export const addToDraft = async (
  tx: Transaction,
  { brand, currency, locale, countryId, method, now }: DraftStart,
  { visitor, lines, most }: Added,
): Promise<LineRow[]> => {
  const draft = await openDraft(tx, ownerOf(brand, visitor), {
    slug: secretSlug(),
    language: locale,
    currency_id: currency.id,
    country_id: countryId ?? brand.countryId,
    shipping_method: method ?? 'air',
    created_at: now,
    updated_at: now,
  });
  const before = await findLines(tx, draft.id);
  if (before.length + lines.length > most) throw invalid({ items: ['too_many_items'] });
  await insertLines(tx, draft.id, lines);
  return findLines(tx, draft.id);
};
