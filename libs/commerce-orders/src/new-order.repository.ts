import type { Schema, Transaction } from '@shop/database';
import type { Insertable } from 'kysely';

export type NewOrder = Insertable<Schema['quote']>;
export type NewOrderLine = Omit<Insertable<Schema['order_line']>, 'quote_id' | 'position'>;

/**
 * Writes the order of a checkout session. A session has one order however often its payment is tried: a new
 * attempt writes what is paid now over what was not paid then.
 */
export const writeOrder = async (
  tx: Transaction,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<number> => {
  const { id } = await tx
    .insertInto('quote')
    .values(order)
    .onConflict((conflict) =>
      conflict.column('checkout_session_id').doUpdateSet({ ...order, updated_at: new Date() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('order_line').where('quote_id', '=', id).execute();
  await tx
    .insertInto('order_line')
    .values(lines.map((line, at) => ({ ...line, quote_id: id, position: at + 1 })))
    .execute();
  return id;
};

/** What of the order is to be paid; the same one for every attempt. */
export const writePayable = async (
  tx: Transaction,
  payable: Omit<Insertable<Schema['payable']>, 'state'>,
): Promise<number> => {
  const { id } = await tx
    .insertInto('payable')
    .values({ ...payable, state: 'open' })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'rel_id']).doUpdateSet({
        amount: payable.amount,
        currency_id: payable.currency_id,
        state: 'open',
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The brand's next number, without a gap: a transaction that is given up gives its number back. */
export const nextBrandNumber = async (tx: Transaction, brand: string): Promise<number> => {
  const { last_number } = await tx
    .insertInto('number_series')
    .values({ brand, series: 'order', last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'series']).doUpdateSet((eb) => ({
        last_number: eb('number_series.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
};

export const writeEvent = (
  tx: Transaction,
  event: { quoteId: number; state: string; actor: string; cause: string; at: Date },
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
