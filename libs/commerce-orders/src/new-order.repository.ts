import { shopNow, type KeptCompany, type OrderState, type Schema, type Transaction } from '@shop/database';
import type { Insertable, Selectable } from 'kysely';
import { findCompanyOf } from '@shop/commerce-kit/company-of';
import { writeOrderCompany } from './order-company.repository.ts';

/** An order from the cart: its common columns, its amounts, and its checkout. */
export type NewOrder = {
  readonly order: Insertable<Schema['quote']>;
  readonly offer: Omit<Insertable<Schema['order_offer']>, 'quote_id'>;
  /** Absent for a buyer who is a person. */
  readonly company?: KeptCompany | null;
  readonly made: Omit<Selectable<Schema['marketplace_order']>, 'quote_id'>;
};
export type NewOrderLine = Omit<Insertable<Schema['order_line']>, 'quote_id' | 'position'>;

/**
 * Writes the order of a checkout session, which its caller has locked. A session has one order however often its
 * payment is tried: a new attempt overwrites the order of the unpaid one.
 */
export const writeOrder = async (
  tx: Transaction,
  { order, offer, made, company = null }: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<number> => {
  const id = await writeQuote(tx, order, made.checkout_session_id);
  await tx
    .insertInto('order_offer')
    .values({ ...offer, quote_id: id })
    .onConflict((conflict) => conflict.column('quote_id').doUpdateSet(offer))
    .execute();
  await tx
    .insertInto('marketplace_order')
    .values({ ...made, quote_id: id })
    .onConflict((conflict) => conflict.column('quote_id').doUpdateSet(made))
    .execute();
  await writeOrderCompany(tx, id, company);
  await tx.deleteFrom('order_line').where('quote_id', '=', id).execute();
  await tx
    .insertInto('order_line')
    .values(lines.map((line, at) => ({ ...line, quote_id: id, position: at + 1 })))
    .execute();
  return id;
};

const writeQuote = async (
  tx: Transaction,
  asked: NewOrder['order'],
  checkoutSessionId: number | null,
): Promise<number> => {
  const order = { ...asked, company_id: await findCompanyOf(tx, asked.client_id, 'order') };
  const earlier = await tx
    .updateTable('quote')
    .set({ ...order, updated_at: shopNow })
    .where('id', 'in', ordersOf(tx, checkoutSessionId))
    .returning('id')
    .executeTakeFirst();
  const { id } =
    earlier ?? (await tx.insertInto('quote').values(order).returning('id').executeTakeFirstOrThrow());
  return id;
};

/** The ids of a checkout's orders. */
const ordersOf = (tx: Transaction, checkoutSessionId: number | null) =>
  tx.selectFrom('marketplace_order').select('quote_id').where('checkout_session_id', '=', checkoutSessionId);

/** Cancels the orders of a checkout that were never placed; returns their ids. */
export const cancelUnplacedOrders = async (tx: Transaction, checkoutSessionId: number): Promise<number[]> => {
  const rows = await tx
    .updateTable('quote')
    .set({ state: 'cancelled' })
    .where('id', 'in', ordersOf(tx, checkoutSessionId))
    .where('placed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Marks an order from the cart as placed, at the time of its payment. */
export const placeOrderAsPaid = async (tx: Transaction, id: number, now: Date): Promise<void> => {
  await tx
    .updateTable('quote')
    .set({ state: 'paid', placed_at: now, paid_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
};

export const writeEvent = (
  tx: Transaction,
  event: { quoteId: number; state: OrderState; actor: string; cause: string; at: Date },
) =>
  tx
    .insertInto('order_event')
    .values({
      quote_id: event.quoteId,
      state: event.state,
      actor: event.actor,
      cause: event.cause,
      created_at: event.at,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
