import type { Database } from '@shop/database';
import { cancelPaid, lockPaymentOf, type SettleDeps } from '@shop/commerce-payments';
import { changeReservation } from './reservations.repository.ts';

const BATCH = 50;

const findOwed = async (db: Database): Promise<number[]> => {
  const rows = await db
    .selectFrom('device_reservation')
    .select('id')
    .where('deposit_state', '=', 'owed')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Gives back the deposits of reservations that are over: each goes to where it was paid from, once. One whose payer
 * disputes it waits for the bank's decision.
 */
export const returnDeposits = async (settling: SettleDeps): Promise<number> => {
  let returned = 0;
  for (const id of await findOwed(settling.db)) {
    returned += await settling.db.transaction().execute(async (tx) => {
      const payable = await tx
        .selectFrom('payable')
        .selectAll()
        .where('kind', '=', 'device_deposit')
        .where('rel_id', '=', id)
        .executeTakeFirst();
      const paid = payable && (await lockPaymentOf(settling, tx, payable));
      const row = await tx
        .selectFrom('device_reservation')
        .select('deposit_state')
        .where('id', '=', id)
        .executeTakeFirst();
      if (row?.deposit_state !== 'owed' || paid?.payment.state !== 'captured') return 0;
      await changeReservation(tx, id, { deposit_state: 'returning' });
      await cancelPaid(settling, tx, paid);
      return 1;
    });
  }
  return returned;
};
