import { sql, type RawBuilder } from '@shop/database';

/**
 * What can be had of the variant in this row: what lies there less what others hold, never below 0. A live
 * reservation counts until its clock ends, a held one until its payment does; the asking session's own do not.
 */
export const availableOfRow = (
  variant: RawBuilder<unknown>,
  exceptSession: RawBuilder<unknown>,
  now: Date,
) => sql<number>`greatest(0, ${variant}.on_hand - coalesce((
    select sum(quantity) from stock_reservation
    where variant_id = ${variant}.id and checkout_session_id <> ${exceptSession}
      and (state = 'held' or (state = 'live' and expires_at > ${now}))
  ), 0))`;
