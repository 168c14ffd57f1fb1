import { inParallel } from '@shop/commerce-kit/in-parallel';
import { sql, type Column, type Database } from '@shop/database';
import type { Generation } from './generations.repository.ts';
import { priceProducts } from './price-products.ts';

/** The numbering of `share_price_buckets`. */
const BUCKET = 1_000;
const BUCKET_LOCKS = 7_300_002;
/** The database reads and writes one bucket while this process computes another. */
const AT_ONCE = 2;

const countBuckets = async (db: Database): Promise<number> => {
  const { rows } = await sql<{
    last: Column<'product_listing', 'product_id'> | null;
  }>`select max(product_id) as last from product_listing`.execute(db);
  const last = rows[0]?.last;
  return last == null ? 0 : Math.floor(last / BUCKET) + 1;
};

/** The lock waits for changes in progress, and later statements read them. */
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

const idsOf = (generations: readonly Generation[]) => generations.map(({ id }) => id);

/** Returns how many buckets all of these generations have: an interrupted build continues after them. */
const beginBuild = async (db: Database, generations: readonly Generation[], buckets: number) => {
  const rows = await db
    .updateTable('price_generation')
    .set({ buckets })
    .where('id', 'in', idsOf(generations))
    .returning('buckets_built')
    .execute();
  return Math.min(...rows.map(({ buckets_built }) => buckets_built));
};

/**
 * Records the built buckets, as far as none is missing. A build that was restarted meanwhile keeps its own
 * count.
 */
const createMark = (db: Database, generations: readonly Generation[], first: number) => {
  const done = new Set<number>();
  let mark = first;
  const write = async (): Promise<void> => {
    const before = mark;
    while (done.delete(mark)) mark += 1;
    if (mark === before) return;
    await db
      .updateTable('price_generation')
      .set({ buckets_built: mark })
      .where('id', 'in', idsOf(generations))
      .where('buckets_built', '>=', before)
      .where('buckets_built', '<', mark)
      .execute();
  };
  let last = Promise.resolve();
  return (bucket: number): Promise<void> => {
    done.add(bucket);
    last = last.then(write);
    return last;
  };
};

/** Prices the whole catalogue in these generations, one bucket a transaction. Repeating it changes nothing. */
export const buildGenerations = async (db: Database, generations: readonly Generation[]): Promise<void> => {
  if (generations.length === 0) return;
  const buckets = await countBuckets(db);
  const first = await beginBuild(db, generations, buckets);
  const mark = createMark(db, generations, first);
  // A failure ends the build when no bucket is being written any more: the next build may begin at once.
  const failures: unknown[] = [];
  await inParallel(buckets - first, AT_ONCE, async (at) => {
    if (failures.length > 0) return;
    await buildBucket(db, first + at, generations)
      .then(() => mark(first + at))
      .catch((error: unknown) => void failures.push(error));
  });
  if (failures.length > 0) throw failures[0];
  // A listing is planned by the statistics of a generation, from its first request on.
  for (const { id } of generations) await sql`analyze ${sql.table(`delivered_price_${id}`)}`.execute(db);
};
