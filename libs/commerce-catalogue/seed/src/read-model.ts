import { sql, type Database } from '@shop/database';

const AT_ONCE = 20_000;

type Range = readonly [from: number, to: number];

const rangesOf = (count: number): Range[] =>
  Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, at) => [
    at * AT_ONCE + 1,
    Math.min((at + 1) * AT_ONCE, count),
  ]);

/**
 * Before the first product. Prices of an empty catalogue, which a running shop may have built, are removed;
 * missing prices are not noted product by product, since all prices are built after the load.
 */
export const beginReadModel = async (db: Database): Promise<void> => {
  await sql`select forget_prices(), set_config('shop.pricing', 'on', true),
    -- Ranges are large: after the fifth one the database would plan for a handful of products.
    set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '128MB', true)`.execute(
    db,
  );
};

/** The reduced variants, computed from their prices. */
export const findReductions = async (
  db: Database,
  count: number,
  onFound: (products: number) => void,
): Promise<void> => {
  for (const [from, to] of rangesOf(count)) {
    await sql`select refresh_variant_reductions(array(
      select id from product_variant where product_id between ${from}::bigint and ${to}::bigint))`.execute(
      db,
    );
    onFound(to);
  }
};

/** Writes the listing rows of all products. */
export const listProducts = async (
  db: Database,
  count: number,
  onListed: (products: number) => void,
): Promise<void> => {
  for (const [from, to] of rangesOf(count)) {
    await sql`select refresh_product_listing(array(select generate_series(${from}::bigint, ${to}::bigint)))`.execute(
      db,
    );
    onListed(to);
  }
};

/** After the last product: the vocabulary of search, and a notification to running servers. */
export const finishReadModel = async (db: Database): Promise<void> => {
  await sql`select refresh_search_word()`.execute(db);
  await sql`select forget_prices()`.execute(db);
  await sql`select announce_products(null)`.execute(db);
};
