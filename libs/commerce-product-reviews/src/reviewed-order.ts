import type { Database } from '@shop/database';
import { notFound } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { getOrder, ORDER_LINK_DAYS, viewLink, type OrderRow } from '@shop/commerce-orders';
import { isReviewable } from '@shop/domain/product-review';

const DAY_MS = 86_400_000;

type Asked = {
  readonly brand: { readonly key: string };
  readonly visitor: Visitor | null;
  readonly now: Date;
};

/** A guest's link ends as the links of guests' orders do; a client's ends with its row. */
const findInvited = async (
  db: Database,
  { brand, now }: Pick<Asked, 'brand' | 'now'>,
  token: string,
): Promise<OrderRow | null> => {
  const after = new Date(now.getTime() - ORDER_LINK_DAYS * DAY_MS);
  const invited = await db
    .selectFrom('review_invitation')
    .innerJoin('quote', 'quote.id', 'review_invitation.quote_id')
    .select('quote.id')
    .where('review_invitation.token', '=', token)
    .where('quote.brand', '=', brand.key)
    .where((eb) =>
      eb.or([eb('quote.client_id', 'is not', null), eb('review_invitation.invited_at', '>', after)]),
    )
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
  const invited = await findInvited(db, { brand, now }, slug);
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
