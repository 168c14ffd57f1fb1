import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** Names, addresses and phone numbers of reservations that have ended. */
export const reservationsRetention: readonly RetentionRule[] = [
  {
    name: 'reservations',
    days: 90,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from device_reservation where id in (
          select id from device_reservation where ended_at < ${before}
            and (deposit_state is null or deposit_state in ('due', 'returned'))
          limit ${FORGET_BATCH})`,
      ),
  },
];
