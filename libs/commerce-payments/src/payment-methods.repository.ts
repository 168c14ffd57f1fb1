import type { Database } from '@shop/database';

export type PaymentMethodOffer = {
  readonly provider: number;
  readonly fee_type: 0 | 1;
  /** Type 0: USD in 1/10000. Type 1: in 1/1000000. */
  readonly fee: number;
};

/** The payment methods of a brand, in its order; the brand's own row takes precedence over the row of all brands. */
export const findPaymentMethods = async (db: Database, brand: string): Promise<PaymentMethodOffer[]> => {
  const rows = await db
    .selectFrom('payment_method')
    .select(['provider', 'fee_type', 'fee', 'is_offered', 'position'])
    .distinctOn('provider')
    .where((eb) => eb.or([eb('brand', 'is', null), eb('brand', '=', brand)]))
    .orderBy('provider')
    .orderBy('brand', (order) => order.asc().nullsLast())
    .execute();
  return rows
    .filter((row) => row.is_offered)
    .sort((a, b) => a.position - b.position)
    .map(({ provider, fee_type, fee }) => ({ provider, fee_type, fee }));
};
