import type { Database, Transaction } from '@shop/database';

/** The card of this payment is to be saved once it has paid. */
export const wishToSave = (tx: Transaction, paymentId: number) =>
  tx.insertInto('means_wish').values({ payment_id: paymentId }).execute();

/** Whose card of this payment is to be saved; undefined where none is, null for an erased client. */
export const findWish = async (db: Database, paymentId: number): Promise<number | null | undefined> => {
  const wish = await db
    .selectFrom('means_wish')
    .innerJoin('payment', 'payment.id', 'means_wish.payment_id')
    .innerJoin('payable', 'payable.id', 'payment.payable_id')
    .select('payable.client_id')
    .where('means_wish.payment_id', '=', paymentId)
    .executeTakeFirst();
  return wish?.client_id;
};

/** Payments that are over and whose card is still to be saved. */
export const findDueWishes = (db: Database, limit: number) =>
  db
    .selectFrom('means_wish')
    .innerJoin('payment', 'payment.id', 'means_wish.payment_id')
    .innerJoin('payable', 'payable.id', 'payment.payable_id')
    .select(['payment.id', 'payment.reference', 'payment.brand', 'payment.provider', 'payment.booked_at'])
    .select('payable.client_id')
    .where((eb) => eb.or([eb('payment.booked_at', 'is not', null), eb('payment.settled_at', 'is not', null)]))
    .orderBy('payment.id')
    .limit(limit)
    .execute();

/** The card was saved, or cannot be. */
export const endWish = (db: Database, paymentId: number) =>
  db.deleteFrom('means_wish').where('payment_id', '=', paymentId).execute();

/** No card of this client is to be saved any more. */
export const endWishesOf = (tx: Transaction, clientId: number) =>
  tx
    .deleteFrom('means_wish')
    .where('payment_id', 'in', (eb) =>
      eb
        .selectFrom('payment')
        .innerJoin('payable', 'payable.id', 'payment.payable_id')
        .select('payment.id')
        .where('payable.client_id', '=', clientId),
    )
    .execute();
