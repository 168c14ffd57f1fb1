import type { Database } from '@shop/database';
import { notFound } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { getOrder, viewLink, type OrderRow } from '@shop/commerce-orders';
import { isReviewable } from '@shop/domain/product-review';

type Asked = {
  readonly brand: { readonly key: string };
  readonly visitor: Visitor | null;
  readonly now: Date;
};

const findInvited = async (db: Database, brand: string, token: string): Promise<OrderRow | null> => {
  const invited = await db
    .selectFrom('review_invitation')
    .innerJoin('quote', 'quote.id', 'review_invitation.quote_id')
    .select('quote.id')
    .where('review_invitation.token', '=', token)
    .where('quote.brand', '=', brand)
    .executeTakeFirst();
  return invited ? getOrder(db, invited.id) : null;
};

/**
 * The order whose goods a visitor may review: of an invitation, the client's own, or a guest's that was opened.
 * @throws the answer for an unknown order for any other.
 */
export const getReviewedOrder = async (
  db: Database,
  { brand, visitor, now }: Asked,
  slug: string,
): Promise<OrderRow> => {
  const invited = await findInvited(db, brand.key, slug);
  if (invited) return invited;
  const view = await viewLink(db, { brand: brand.key, visitor, slug, now });
  if (view?.kind !== 'own' && view?.kind !== 'opened') throw notFound();
  return view.order;
};

/** Whether the goods of an order have arrived. */
export const mayReview = async (
  db: Database,
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
): Promise<boolean> => {
  const delivered = await db
    .selectFrom('order_event')
    .select('id')
    .where('quote_id', '=', id)
    .where('state', '=', 'delivered')
    .executeTakeFirst();
  return isReviewable({ state, isDelivered: delivered !== undefined });
};
