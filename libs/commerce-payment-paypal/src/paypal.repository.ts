import type { Database, Schema } from '@shop/database';
import type { Selectable } from 'kysely';

export type PayPalPayment = Selectable<Schema['paypal_payment']>;

type NewPayment = Pick<PayPalPayment, 'reference' | 'brand' | 'expires_at'>;

/** The payments that the shop began at the provider. Capturing one and closing it exclude each other, in one statement. */
export const createPayPalRepository = (db: Database, clock: () => Date) => {
  const find = (reference: string) =>
    db.selectFrom('paypal_payment').selectAll().where('reference', '=', reference).executeTakeFirst();

  const get = async (reference: string): Promise<PayPalPayment> => {
    const payment = await find(reference);
    if (!payment) throw new Error('the payment that was just written is missing');
    return payment;
  };

  const change = (reference: string) => db.updateTable('paypal_payment').where('reference', '=', reference);

  return {
    find,

    findByOrder: (orderId: string) =>
      db.selectFrom('paypal_payment').selectAll().where('order_id', '=', orderId).executeTakeFirst(),

    findByCapture: (captureId: string) =>
      db.selectFrom('paypal_payment').selectAll().where('capture_id', '=', captureId).executeTakeFirst(),

    /** The first one of a reference is kept, in any state. */
    open: async (payment: NewPayment): Promise<PayPalPayment> => {
      await db
        .insertInto('paypal_payment')
        .values(payment)
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      return get(payment.reference);
    },

    keepOrder: (reference: string, orderId: string, approveUrl: string) =>
      change(reference).set({ order_id: orderId, approve_url: approveUrl }).execute(),

    keepCapture: (reference: string, captureId: string) =>
      change(reference).set({ capture_id: captureId }).where('capture_id', 'is', null).execute(),

    /**
     * The current capture attempt; undefined for a payment that is closed or over. One that has begun
     * continues.
     */
    beginCapture: async (reference: string): Promise<number | undefined> => {
      const now = clock();
      const begun = await change(reference)
        .set((row) => ({ capture_begun_at: row.fn.coalesce('capture_begun_at', row.val(now)) }))
        .where('closed_at', 'is', null)
        .where((row) => row.or([row('capture_begun_at', 'is not', null), row('expires_at', '>', now)]))
        .returning('capture_attempt')
        .executeTakeFirst();
      return begun?.capture_attempt;
    },

    /**
     * No money was captured: the shopper may approve another source of money, and the next attempt has its
     * own key.
     */
    endAttempt: (reference: string, attempt: number, closedFor: string | null) =>
      change(reference)
        .set({
          capture_begun_at: null,
          capture_attempt: attempt + 1,
          ...(closedFor !== null && { closed_at: clock(), reason: closedFor }),
        })
        .where('capture_attempt', '=', attempt)
        .where('capture_id', 'is', null)
        .execute(),

    /**
     * Closes a payment permanently, including one that has not begun; one that is being captured is
     * unchanged.
     */
    close: async (payment: NewPayment, reason: string): Promise<PayPalPayment> => {
      const now = clock();
      await db
        .insertInto('paypal_payment')
        .values({ ...payment, closed_at: now, reason })
        .onConflict((conflict) =>
          conflict
            .column('reference')
            .doUpdateSet({ closed_at: now, reason })
            .where('paypal_payment.capture_begun_at', 'is', null)
            .where('paypal_payment.closed_at', 'is', null),
        )
        .execute();
      return get(payment.reference);
    },
  };
};

export type PayPalRepository = ReturnType<typeof createPayPalRepository>;

/** The reference of the payment that the provider knows by this id. */
export const findReferenceOfCapture = async (
  db: Database,
  captureId: string,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('paypal_payment')
    .select('reference')
    .where('capture_id', '=', captureId)
    .executeTakeFirst();
  return found?.reference;
};
