import type { Database } from '@shop/database';
import type { PaymentProvider } from '@shop/domain/payment-provider';

/**
 * Lets payments name the methods of these providers. A method whose provider is gone stays: payments were made
 * with it.
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
