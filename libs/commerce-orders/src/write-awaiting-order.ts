import type { Schema, Transaction } from '@shop/database';
import type { Insertable } from 'kysely';
import { findCompanyOf } from '@shop/commerce-kit/company-of';
import { writeEvent, type NewOrder, type NewOrderLine } from './new-order.repository.ts';

export type AwaitingOrder = {
  /** With the number that the buyer knows already. */
  readonly order: Omit<Insertable<Schema['quote']>, 'state' | 'placed_at'> & { readonly id: number };
  readonly offer: NewOrder['offer'];
  readonly lines: readonly NewOrderLine[];
  readonly now: Date;
};

/** Writes an order that waits for its payment: an accepted quote, or a measured forward request. */
export const writeAwaitingOrder = async (
  tx: Transaction,
  { order, offer, lines, now }: AwaitingOrder,
): Promise<void> => {
  const { id } = order;
  const company_id = await findCompanyOf(tx, order.client_id, 'order');
  await tx
    .insertInto('quote')
    .values({ ...order, company_id, state: 'accepted', placed_at: now, created_at: now, updated_at: now })
    .execute();
  await tx
    .insertInto('order_offer')
    .values({ ...offer, quote_id: id })
    .execute();
  await tx
    .insertInto('order_line')
    .values(lines.map((line, at) => ({ ...line, quote_id: id, position: at + 1 })))
    .execute();
  await writeEvent(tx, {
    quoteId: id,
    state: 'accepted',
    actor: 'visitor',
    cause: `quote:${id}:accepted`,
    at: now,
  });
};

/** Cancels an order that still waits for its payment; false when it does not wait any more. */
export const cancelAwaitingOrder = async (tx: Transaction, id: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('quote')
    .set({ state: 'cancelled', updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await writeEvent(tx, {
    quoteId: id,
    state: 'cancelled',
    actor: 'visitor',
    cause: `quote:${id}:cancelled`,
    at: now,
  });
  return true;
};
