import type { Database } from '@shop/database';
import type { PaymentProvider } from '@shop/domain/payment-provider';

/**
 * Inserts the methods of these providers, so that payments can refer to them. A method whose provider was removed
 * stays: payments refer to it.
 */
export const keepProcessors = async (db: Database, providers: readonly PaymentProvider[]): Promise<void> => {
  const rows = new Map(
    providers.flatMap(({ methods }) => methods).map(({ id, type }) => [id, { id, name: type }]),
  );
  if (rows.size === 0) return;
  await db
    .insertInto('payment_processor')
    .values([...rows.values()])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};
