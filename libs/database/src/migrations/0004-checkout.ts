import { sql, type Kysely } from 'kysely';
import { COURIERS } from './0004-couriers.sql.ts';
import { DELIVERY } from './0004-delivery.sql.ts';
import { LEDGER } from './0004-ledger.sql.ts';
import { ORDERS } from './0004-orders.sql.ts';
import { PAYMENTS } from './0004-payments.sql.ts';
import { SANDBOX } from './0004-sandbox.sql.ts';
import { SESSIONS } from './0004-sessions.sql.ts';

/** Everything between a cart and a paid order: delivery, promotions, sessions, stock held, orders, payments, ledger. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const part of [DELIVERY, SESSIONS, ORDERS, PAYMENTS, LEDGER, SANDBOX, COURIERS]) {
    await sql.raw(part).execute(db);
  }
};
