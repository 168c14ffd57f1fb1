import { sql, type Columns, type Database } from '@shop/database';
import { findGenerationsInUse } from './generations.repository.ts';
import { priceProducts } from './price-products.ts';

/** One transaction's share: it locks the buckets of its products. */
const MOST_NOTES = 100;

type Note = Columns<'price_due', { id: 'id'; product_id: 'product_id' }>;

/** Prices the products of some notes; returns how many notes were handled. */
const priceSome = (db: Database): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows: notes } = await sql<Note>`
      select id, product_id from price_due order by id limit ${MOST_NOTES} for update skip locked`.execute(
      tx,
    );
    if (notes.length === 0) return 0;
    const ids = [...new Set(notes.map(({ product_id }) => product_id))];
    // The missing prices of these products are written below, so they are not noted again.
    await sql`select set_config('shop.pricing', 'on', true), share_price_buckets(${ids}::bigint[])`.execute(
      tx,
    );
    await sql`select refresh_product_listing(${ids}::bigint[])`.execute(tx);
    await priceProducts(tx, ids, await findGenerationsInUse(tx));
    await sql`select show_delivered(${ids}::bigint[])`.execute(tx);
    // Only the read notes: a change committed since has its own note.
    await tx
      .deleteFrom('price_due')
      .where(
        'id',
        'in',
        notes.map(({ id }) => id),
      )
      .execute();
    return notes.length;
  });

/** Writes the listing rows and delivered prices of all products that changed. */
export const priceDueProducts = async (db: Database): Promise<void> => {
  while ((await priceSome(db)) > 0);
};
