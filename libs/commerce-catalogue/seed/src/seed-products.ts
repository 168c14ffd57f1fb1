import { finishVariants } from '@shop/commerce-stock/seed';
import { sql } from '@shop/database';
import { resumeIdentity } from '@shop/database/insert-rows';
import { withoutIndexes, withoutTriggers, type Load } from '@shop/database/load';
import { createProductCopier, PRODUCT_TABLES, type Batch } from './copy-products.ts';
import { makeProducts } from './make-product.ts';
import { beginReadModel, findReductions, finishReadModel, listProducts } from './read-model.ts';
import type { Dictionary } from './seed-categories.ts';

const BATCH = 1_000;
/**
 * Fewer rows are inserted into tables that keep their indexes, so that a running shop can read them
 * meanwhile.
 */
const MANY = 20_000;

/** Products in batches, their variants numbered through. */
function* batches(count: number, seed: number): Generator<Batch> {
  let batch: Batch = { products: [], variants: [] };
  let lastVariant = 0;
  for (const product of makeProducts(count, seed)) {
    batch.products.push(product);
    for (const [position, variant] of product.variants.entries())
      batch.variants.push({ ...variant, id: (lastVariant += 1), productId: product.id, position });
    if (batch.products.length === BATCH) {
      yield batch;
      batch = { products: [], variants: [] };
    }
  }
  if (batch.products.length > 0) yield batch;
}

type ProductSeed = {
  count: number;
  seed: number;
  today: Date;
  log: (line: string) => void;
  /** The number of products from which indexes are built after the rows. */
  many?: number;
};
type SeededProducts = { products: number; variants: number };

/** A line for each twentieth of the work. */
const createProgress = (log: ProductSeed['log'], what: string, all: number) => {
  let next = 0;
  return (done: number) => {
    if (done < next && done < all) return;
    next = done + all / 20;
    log(`${what}: ${done} of ${all} products, ${Math.floor((done / all) * 100)} %`);
  };
};

/** Streams products into the database, then builds the tables that listings and search read. */
export async function seedProducts(
  load: Load,
  words: Dictionary,
  { count, seed, today, log, many = MANY }: ProductSeed,
): Promise<SeededProducts> {
  const { tx } = load;
  const done = { products: 0, variants: 0 };
  const copy = createProductCopier(load, words, today);
  const onCopied = createProgress(log, 'copied', count);
  const copyAll = async () => {
    for (const batch of batches(count, seed)) {
      await copy(batch);
      done.products += batch.products.length;
      done.variants += batch.variants.length;
      onCopied(done.products);
    }
  };
  const fill = async (tables: readonly string[], work: () => Promise<void>, keepKeys = false) => {
    if (count < many) return work();
    await withoutIndexes(tx, tables, work, { keepKeys });
    log(`indexed: ${tables.join(', ')}`);
  };

  await beginReadModel(tx);
  await withoutTriggers(tx, ['product_variant'], () => fill(PRODUCT_TABLES, copyAll));
  await resumeIdentity(tx, 'product');
  await finishVariants(tx);
  await sql`analyze ${sql.join(PRODUCT_TABLES.map((table) => sql.table(table)))}`.execute(tx);
  const onFound = createProgress(log, 'reductions found', count);
  await fill(['variant_reduction'], () => findReductions(tx, count, onFound));
  await sql`analyze variant_reduction`.execute(tx);
  const onListed = createProgress(log, 'listed', count);
  // Each range deletes its previous rows: by the key, not by reading the whole listing.
  await fill(['product_listing'], () => listProducts(tx, count, onListed), true);
  await finishReadModel(tx);
  return done;
}
