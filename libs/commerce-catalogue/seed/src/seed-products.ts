import { finishVariants, insertVariants } from '@shop/commerce-stock/seed';
import { sql, type Database } from '@shop/database';
import { categoryPaths } from './category-rows.ts';
import { makeProducts } from './make-product.ts';
import type { Product, Variant } from './product.ts';
import { insertRows, resumeIdentity } from '@shop/database/insert-rows';
import type { Dictionary } from './seed-categories.ts';

const BATCH = 1_000;
const DAY = 86_400_000;

type Numbered = Variant & { id: number; productId: number; position: number };
type Batch = { products: Product[]; variants: Numbered[] };

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

async function insertProducts(
  db: Database,
  products: readonly Product[],
  today: Date,
  words: Dictionary,
): Promise<void> {
  const pathOf = categoryPaths(words.categories);
  await insertRows(
    db,
    'product',
    {
      ...{ id: 'bigint', slug: 'text', manufacturer_id: 'int', main_category_id: 'int', tariff_line: 'text' },
      ...{ weight_g: 'int', length_mm: 'int', width_mm: 'int', height_mm: 'int', status: 'text' },
      ...{ popularity: 'int', paid_amount: 'int', arrived_at: 'timestamptz' },
    },
    products.map((product) => [
      ...[
        product.id,
        product.slug,
        words.makerId(product.maker),
        pathOf(product.category).leafId,
        product.tariffLine,
      ],
      ...[
        product.grams,
        ...(product.box ?? [null, null, null]),
        product.isWithdrawn ? 'withdrawn' : 'active',
      ],
      ...[
        product.popularity,
        product.paid,
        new Date(today.getTime() - product.arrivedDaysAgo * DAY).toISOString(),
      ],
    ]),
  );
  await insertRows(
    db,
    'product_text',
    { product_id: 'bigint', language_id: 'int', name: 'text', description: 'text' },
    products.flatMap(({ id, names, descriptions }) =>
      names.map((name, at) => [id, at + 1, name, descriptions[at]]),
    ),
  );
  await insertRows(
    db,
    'product_category',
    { product_id: 'bigint', category_id: 'int' },
    products.flatMap(({ id, category }) => pathOf(category).ids.map((categoryId) => [id, categoryId])),
  );
  await insertRows(
    db,
    'product_attribute',
    { product_id: 'bigint', value_id: 'int' },
    products.flatMap(({ id, facts }) => facts.map(([field, value]) => [id, words.valueId(field, value)])),
  );
  await insertRows(
    db,
    'product_flag',
    { product_id: 'bigint', flag_id: 'int' },
    products.flatMap(({ id, flags }) => flags.map((flag) => [id, flag])),
  );
  await insertRows(
    db,
    'product_warning',
    { product_id: 'bigint', warning_id: 'int' },
    products.flatMap(({ id, warnings }) => warnings.map((warning) => [id, warning])),
  );
}

const insertContents = (db: Database, variants: readonly Numbered[]): Promise<void> =>
  insertRows(
    db,
    'variant_content',
    { variant_id: 'bigint', amount: 'int', unit: 'text' },
    variants.flatMap(({ id, content }) => (content ? [[id, content.amount, content.unit]] : [])),
  );

/** The database has begun a history with the present price; what was before takes its place. */
async function insertHistory(db: Database, variants: readonly Numbered[], today: Date): Promise<void> {
  const at = (daysAgo: number) => new Date(today.getTime() - daysAgo * DAY).toISOString();
  const ids = variants.map(({ id }) => id);
  await sql`delete from variant_price where variant_id = any(${ids}::bigint[])`.execute(db);
  await insertRows(
    db,
    'variant_price',
    { variant_id: 'bigint', since: 'timestamptz', until: 'timestamptz', price: 'bigint' },
    variants.flatMap(({ id, steps }) =>
      steps.map(({ daysAgo, price }, step) => {
        const next = steps[step + 1];
        return [id, at(daysAgo), next ? at(next.daysAgo) : null, price];
      }),
    ),
  );
}

export type SeededProducts = { products: number; variants: number };

/** Streams products into the database, a batch a transaction, then builds what listings and search read. */
export async function seedProducts(
  db: Database,
  words: Dictionary,
  { count, seed, today, log }: { count: number; seed: number; today: Date; log: (line: string) => void },
): Promise<SeededProducts> {
  const done = { products: 0, variants: 0 };
  for (const { products, variants } of batches(count, seed)) {
    await db.transaction().execute(async (tx) => {
      await insertProducts(tx, products, today, words);
      await insertVariants(tx, variants);
      await insertContents(tx, variants);
      await insertHistory(tx, variants, today);
    });
    done.products += products.length;
    done.variants += variants.length;
    // Otherwise PostgreSQL goes on checking references as if the tables were empty, row by row.
    if (Number.isInteger(Math.log2(done.products / BATCH))) await sql`analyze`.execute(db);
    log(`${done.products} of ${count} products`);
  }
  await resumeIdentity(db, 'product');
  await finishVariants(db);
  await refreshReadModel(db, count, log);
  return done;
}

const REFRESHED_AT_ONCE = 20_000;

async function refreshReadModel(db: Database, count: number, log: (line: string) => void): Promise<void> {
  await sql`analyze product, product_variant, product_category, product_attribute, product_text, variant_price`.execute(
    db,
  );
  for (let from = 1; from <= count; from += REFRESHED_AT_ONCE) {
    const to = Math.min(from + REFRESHED_AT_ONCE - 1, count);
    await sql`select refresh_variant_reductions(array(
      select id from product_variant where product_id between ${from}::bigint and ${to}::bigint))`.execute(
      db,
    );
    // Prices that are missing are not noted product by product: all are built below.
    await sql`select set_config('shop.pricing', 'on', true),
      refresh_product_listing(array(select generate_series(${from}::bigint, ${to}::bigint)))`.execute(db);
    if (count > REFRESHED_AT_ONCE) log(`listing of ${to} of ${count} products`);
  }
  await sql`select build_prices_again()`.execute(db);
  await sql`select refresh_search_word()`.execute(db);
  // Servers that run meanwhile keep what words mean until they hear that everything changed.
  await sql`select announce_products(null)`.execute(db);
  await sql`analyze`.execute(db);
}
