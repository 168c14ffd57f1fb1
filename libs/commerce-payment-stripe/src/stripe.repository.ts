import type { Database, Schema } from '@shop/database';
import type { Selectable } from 'kysely';

export type StripePayment = Selectable<Schema['stripe_payment']>;

type NewPayment = Pick<StripePayment, 'reference' | 'brand' | 'expires_at'>;

/** The payments that the shop began at the provider. One that is closed gets no page any more. */
export const createStripeRepository = (db: Database, clock: () => Date) => {
  const find = (reference: string) =>
    db.selectFrom('stripe_payment').selectAll().where('reference', '=', reference).executeTakeFirst();

  const get = async (reference: string): Promise<StripePayment> => {
    const payment = await find(reference);
    if (!payment) throw new Error('the payment that was just written is missing');
    return payment;
  };

  const change = (reference: string) => db.updateTable('stripe_payment').where('reference', '=', reference);

  return {
    find,
    get,

    findBySession: (sessionId: string) =>
      db.selectFrom('stripe_payment').selectAll().where('session_id', '=', sessionId).executeTakeFirst(),

    findByIntent: (intentId: string) =>
      db.selectFrom('stripe_payment').selectAll().where('intent_id', '=', intentId).executeTakeFirst(),

    /** The first one of a reference is kept, in any state. */
    open: async (payment: NewPayment): Promise<StripePayment> => {
      await db
        .insertInto('stripe_payment')
        .values(payment)
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      return get(payment.reference);
    },

    /** False for a payment that was closed meanwhile: no shopper may be sent to its page. */
    keepSession: async (reference: string, sessionId: string, payUrl: string): Promise<boolean> => {
      const kept = await change(reference)
        .set({ session_id: sessionId, pay_url: payUrl })
        .where('closed_at', 'is', null)
        .returning('reference')
        .executeTakeFirst();
      return kept !== undefined;
    },

    /** False for a payment that was closed meanwhile, or has a page: no card may be charged by this intent. */
    beginIntent: async (reference: string, intentId: string): Promise<boolean> => {
      const kept = await change(reference)
        .set({ intent_id: intentId })
        .where('closed_at', 'is', null)
        .where('session_id', 'is', null)
        .returning('reference')
        .executeTakeFirst();
      return kept !== undefined;
    },

    keepIntent: (reference: string, intentId: string) =>
      change(reference).set({ intent_id: intentId }).where('intent_id', 'is', null).execute(),

    /** Closes a payment without a page or an intent, including one that has not begun. */
    closeUnbegun: async (payment: NewPayment, reason: string): Promise<StripePayment> => {
      const now = clock();
      await db
        .insertInto('stripe_payment')
        .values({ ...payment, closed_at: now, reason })
        .onConflict((conflict) =>
          conflict
            .column('reference')
            .doUpdateSet({ closed_at: now, reason })
            .where('stripe_payment.session_id', 'is', null)
            .where('stripe_payment.intent_id', 'is', null)
            .where('stripe_payment.closed_at', 'is', null),
        )
        .execute();
      return get(payment.reference);
    },

    /** After the provider closed its page. */
    close: async (reference: string, reason: string): Promise<StripePayment> => {
      await change(reference).set({ closed_at: clock(), reason }).where('closed_at', 'is', null).execute();
      return get(reference);
    },
  };
};

export type StripeRepository = ReturnType<typeof createStripeRepository>;

/** The reference of the payment that the provider knows by this id. */
export const findReferenceOfIntent = async (db: Database, intentId: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('stripe_payment')
    .select('reference')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return found?.reference;
};
