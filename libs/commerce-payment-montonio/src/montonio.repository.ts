import type { Database, Schema } from '@shop/database';
import type { Selectable } from 'kysely';

export type MontonioPayment = Selectable<Schema['montonio_payment']>;

type NewPayment = Pick<MontonioPayment, 'reference' | 'brand'>;

/** The orders that the shop began at the provider. */
export const createMontonioRepository = (db: Database, clock: () => Date) => {
  const find = (reference: string) =>
    db.selectFrom('montonio_payment').selectAll().where('reference', '=', reference).executeTakeFirst();

  const get = async (reference: string): Promise<MontonioPayment> => {
    const payment = await find(reference);
    if (!payment) throw new Error('the payment that was just written is missing');
    return payment;
  };

  return {
    find,

    /** The first one of a reference is kept, in any state. */
    open: async (payment: NewPayment): Promise<MontonioPayment> => {
      await db
        .insertInto('montonio_payment')
        .values(payment)
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      return get(payment.reference);
    },

    /** The first order is kept: the shopper is never shown another one of the same payment. */
    keepOrder: async (
      reference: string,
      order: { readonly uuid: string; readonly paymentUrl: string },
    ): Promise<MontonioPayment> => {
      await db
        .updateTable('montonio_payment')
        .set({ order_uuid: order.uuid, payment_url: order.paymentUrl })
        .where('reference', '=', reference)
        .where('order_uuid', 'is', null)
        .execute();
      return get(reference);
    },

    /** Shoppers are no longer sent to it, also if it has not begun. */
    close: async (payment: NewPayment): Promise<MontonioPayment> => {
      const closed_at = clock();
      await db
        .insertInto('montonio_payment')
        .values({ ...payment, closed_at })
        .onConflict((conflict) =>
          conflict
            .column('reference')
            .doUpdateSet({ closed_at })
            .where('montonio_payment.closed_at', 'is', null),
        )
        .execute();
      return get(payment.reference);
    },
  };
};

export type MontonioRepository = ReturnType<typeof createMontonioRepository>;

/** The reference of the payment that the provider knows by this id. */
export const findReferenceOfOrder = async (db: Database, orderUuid: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('montonio_payment')
    .select('reference')
    .where('order_uuid', '=', orderUuid)
    .executeTakeFirst();
  return found?.reference;
};
