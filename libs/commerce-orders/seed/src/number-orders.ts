import type { Database } from '@shop/database';

/** Gives the paid orders of a brand their numbers, oldest first. */
export async function numberOrders(db: Database, brand: string): Promise<void> {
  const paid = await db
    .selectFrom('quote')
    .select('id')
    .where('brand', '=', brand)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
  for (const [at, { id }] of paid.entries())
    await db
      .updateTable('quote')
      .set({ brand_number: at + 1 })
      .where('id', '=', id)
      .execute();
  await db.insertInto('number_series').values({ brand, series: 'order', last_number: paid.length }).execute();
}
