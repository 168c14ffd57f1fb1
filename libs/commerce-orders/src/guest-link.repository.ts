import { sql, type Database, type Transaction } from '@shop/database';
import { placedAt, type OrderRow } from './orders.repository.ts';

export type LinkedOrder = {
  readonly order: OrderRow;
  /** When the link was sent again; null for the order's own slug. */
  readonly sentAt: Date | null;
};

/** The order of a link, whether the link is the first one or was sent again. */
export const findLinkedOrder = async (
  db: Database,
  brand: string,
  slug: string,
): Promise<LinkedOrder | null> => {
  const own = await placedAt(db, brand)
    .selectAll(['quote', 'order_offer'])
    .where('quote.slug', '=', slug)
    .executeTakeFirst();
  if (own) return { order: own, sentAt: null };
  const renewed = await placedAt(db, brand)
    .innerJoin('order_link', 'order_link.quote_id', 'quote.id')
    .selectAll(['quote', 'order_offer'])
    .select('order_link.created_at as link_sent_at')
    .where('order_link.slug', '=', slug)
    .where('quote.client_id', 'is', null)
    .executeTakeFirst();
  return renewed ? { order: renewed, sentAt: renewed.link_sent_at } : null;
};

/** A guest's order by its number and e-mail. */
export const findGuestOrder = (
  db: Database,
  brand: string,
  id: number,
  email: string,
): Promise<OrderRow | undefined> =>
  placedAt(db, brand)
    .selectAll(['quote', 'order_offer'])
    .where('quote.id', '=', id)
    .where('quote.client_id', 'is', null)
    .where(sql<boolean>`lower(quote.email) = ${email}`)
    .executeTakeFirst();

export const writeLink = (tx: Transaction, quoteId: number, slug: string, now: Date) =>
  tx.insertInto('order_link').values({ slug, quote_id: quoteId, created_at: now }).execute();

export const hasOpened = async (db: Database, sessionId: number, quoteId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('order_link_opening')
    .select('quote_id')
    .where('session_id', '=', sessionId)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return row !== undefined;
};

export const rememberOpening = (db: Database, sessionId: number, quoteId: number, now: Date) =>
  db
    .insertInto('order_link_opening')
    .values({ session_id: sessionId, quote_id: quoteId, opened_at: now })
    .onConflict((conflict) => conflict.columns(['session_id', 'quote_id']).doNothing())
    .execute();
