import { sql, type Database, type Transaction } from '@shop/database';
import type { Insertable, Updateable } from 'kysely';
import type { Schema } from '@shop/database';
import type { Payable, Payment } from './payable-kind.ts';

/** Payments whose state the provider may still change. */
const UNSETTLED = ['created', 'pending', 'authorised', 'refund_due'] as const;
const IN_FLIGHT = ['created', 'pending', 'authorised', 'in_review'] as const;

export const findPayment = (db: Database, reference: string): Promise<Payment | undefined> =>
  db.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirst();

export const findPaymentByKey = (db: Database, key: string): Promise<Payment | undefined> =>
  db.selectFrom('payment').selectAll().where('idempotency_key', '=', key).executeTakeFirst();

export const getPayable = (db: Database, id: number): Promise<Payable> =>
  db.selectFrom('payable').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findPayable = (db: Database, slug: string): Promise<Payable | undefined> =>
  db.selectFrom('payable').selectAll().where('slug', '=', slug).executeTakeFirst();

/** The slug of the paid order's page, which need not be the payable's. */
export const findSuccessSlug = async (
  db: Database,
  payable: Payable,
  { quote_id: quoteId }: Payment,
): Promise<string> => {
  if (quoteId === null) return payable.slug;
  const quote = await db.selectFrom('quote').select('slug').where('id', '=', quoteId).executeTakeFirst();
  return quote?.slug ?? payable.slug;
};

export const lockPayment = (tx: Transaction, id: number): Promise<Payment> =>
  tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const findInFlight = (db: Database, payableId: number): Promise<Payment | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('payable_id', '=', payableId)
    .where('state', 'in', IN_FLIGHT)
    .executeTakeFirst();

export const insertPayment = (tx: Transaction, payment: Insertable<Schema['payment']>): Promise<Payment> =>
  tx.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow();

export const updatePayment = (
  tx: Database,
  id: number,
  change: Updateable<Schema['payment']>,
): Promise<Payment> =>
  tx.updateTable('payment').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Stores where the shopper pays, unless the payment has moved on meanwhile. */
export const keepStarted = (db: Database, id: number, ref: string | null, redirectUrl: string | null) =>
  db
    .updateTable('payment')
    .set((eb) => ({
      provider_ref: ref,
      redirect_url: redirectUrl,
      state: eb
        .case()
        .when('state', '=', 'created')
        .then('pending' as const)
        .else(eb.ref('state'))
        .end(),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Defects in a row before the payment goes to staff. */
export const MOST_DEFECTS = 5;

/**
 * Takes payments whose provider is due to be asked. Each is asked soon at first and then more rarely; taking one sets
 * its next time, so two processes do not ask at once.
 */
export const takeToAsk = (db: Database, now: Date, quietMs: number, limit = 20): Promise<Payment[]> =>
  db
    .updateTable('payment')
    .set({ asked_at: now, asked_times: sql<number>`asked_times + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment')
        .select('id')
        .where('state', 'in', UNSETTLED)
        .where(
          sql<boolean>`coalesce(asked_at, created_at) + ${quietMs} * interval '1 millisecond' *
            case when defects >= ${MOST_DEFECTS} then 360 else least(asked_times + 1, 4) end <= ${now}::timestamptz`,
        )
        // Money held by the payer's bank cannot be refunded until the dispute ends.
        .where(sql<boolean>`dispute is distinct from 'open'`)
        .orderBy(sql`asked_at nulls first`)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
