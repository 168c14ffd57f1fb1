import { sql, type RawBuilder } from '@shop/database';

/** Whether a reservation keeps its pieces: a live one until its clock ends, a held one until its payment does. */
export const keepsPieces = (now: Date) =>
  sql<boolean>`(state = 'held' or (state = 'live' and expires_at > ${now}))`;

/**
 * What can be had of the variant in this row: what lies there less what others hold, never below 0. The asking
 * session's own reservations do not count.
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
