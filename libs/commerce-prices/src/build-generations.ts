import { sql, type Column, type Database } from '@shop/database';
import type { Generation } from './generations.repository.ts';
import { priceProducts } from './price-products.ts';

/** As `share_price_buckets` numbers them. */
const BUCKET = 1_000;
const BUCKET_LOCKS = 7_300_002;

const findBuckets = async (db: Database): Promise<number> => {
  const { rows } = await sql<{
    last: Column<'product_listing', 'product_id'> | null;
  }>`select max(product_id) as last from product_listing`.execute(db);
  const last = rows[0]?.last;
  return last == null ? 0 : Math.floor(last / BUCKET) + 1;
};

/** The lock waits for changes that are under way, and what follows reads them. */
const buildBucket = (db: Database, bucket: number, generations: readonly Generation[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${BUCKET_LOCKS}::int, ${bucket}::int)`.execute(tx);
    const rows = await tx
      .selectFrom('product_listing')
      .select('product_id')
      .where('product_id', '>=', bucket * BUCKET)
      .where('product_id', '<', (bucket + 1) * BUCKET)
      .execute();
    await priceProducts(
      tx,
      rows.map(({ product_id }) => product_id),
      generations,
    );
  });

/** Prices the whole catalogue in these generations, one bucket a transaction. Repeating it changes nothing. */
export const buildGenerations = async (db: Database, generations: readonly Generation[]): Promise<void> => {
  if (generations.length === 0) return;
  const buckets = await findBuckets(db);
  for (let bucket = 0; bucket < buckets; bucket += 1) await buildBucket(db, bucket, generations);
  // A listing is planned by what a generation holds, from its first request on.
  for (const { id } of generations) await sql`analyze ${sql.table(`delivered_price_${id}`)}`.execute(db);
};
