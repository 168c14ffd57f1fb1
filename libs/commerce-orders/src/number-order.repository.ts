import type { Transaction } from '@shop/database';

/** The brand's next number, without a gap: a transaction that rolls back returns its number. */
const nextBrandNumber = async (tx: Transaction, brand: string): Promise<number> => {
  const { last_number } = await tx
    .insertInto('number_series')
    .values({ brand, series: 'order', last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'series']).doUpdateSet((eb) => ({
        last_number: eb('number_series.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
};

/** Gives an order the brand's next number, once. All orders of the brand wait for this lock. */
export const numberOrder = async (tx: Transaction, id: number, brand: string): Promise<void> => {
  const order = await tx
    .selectFrom('quote')
    .select('brand_number')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // A number that is taken and not used would be a gap.
  if (order.brand_number !== null) return;
  const brand_number = await nextBrandNumber(tx, brand);
  await tx.updateTable('quote').set({ brand_number }).where('id', '=', id).execute();
};
