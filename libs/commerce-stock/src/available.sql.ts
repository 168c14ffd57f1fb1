import { sql, type RawBuilder } from '@shop/database';

/** Whether a reservation counts: a live one until it expires, a held one until its payment ends. */
export const keepsPieces = (now: Date) =>
  sql<boolean>`(state = 'held' or (state = 'live' and expires_at > ${now}))`;

/**
 * The available pieces of the variant in this row: the stock less the reservations of others, never below 0.
 * The session's own reservations do not count.
 */
export const availableOfRow = (
  variant: RawBuilder<unknown>,
  exceptSession: RawBuilder<unknown>,
  now: Date,
) => sql<number>`greatest(0, ${variant}.on_hand - coalesce((
    select sum(quantity) from stock_reservation
    where variant_id = ${variant}.id and checkout_session_id <> ${exceptSession}
      and ${keepsPieces(now)}
  ), 0))`;
