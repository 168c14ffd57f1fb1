import type { Database } from '@shop/database';
import { contentOf } from './content.ts';
import type { Dictionary } from './dictionary.ts';
import { all } from './conditions.ts';
import { findListing, type ListingQuery, type ListingRow } from './listing.repository.ts';
import { priorPriceOf } from './prior-price.sql.ts';
import { slugsOfPicked } from './picks.ts';
import { sql, type Sql } from './sql.ts';

type ShownVariant = Pick<ListingRow, 'product_id' | 'variant_id' | 'picture' | 'needs_choice' | 'content'>;

type Query = Pick<ListingQuery, 'scope' | 'picks' | 'till'> & { rows: readonly ListingRow[] };

/**
 * The first variant in stock that has the shown price of its product and matches the picks. Fields that the variant
 * lacks were matched by its product, which is why the product is listed.
 */
const findShownVariants = async (
  db: Database,
  dictionary: Dictionary,
  { scope, picks, till, rows: listed }: Query,
): Promise<ShownVariant[]> => {
  const fields = slugsOfPicked(dictionary, [...scope.choices, ...picks.ofVariant]);
  const says = fields.map(
    ({ field, slugs }) =>
      sql`(not attributes ? ${field} or attributes ->> ${field} = any(${[...slugs]}::text[]))`,
  );
  const ids = listed.map(({ product_id }) => product_id);
  const prices = listed.map(({ current_price }) => current_price);
  const priors = listed.map(({ prior_price }) => prior_price);
  const isShown = sql`price = shown_price
    and ${priorPriceOf(sql`product_variant.id`, till.countryId)} is not distinct from shown_prior`;
  const first = (column: Sql) =>
    sql`(array_agg(${column} order by position, id) filter (where ${isShown}))[1]`;
  const { rows } = await sql<ShownVariant>`
    select met.*, ${contentOf(sql`met.variant_id`)} as content from (
      select product_id, ${first(sql`id`)} as variant_id, ${first(sql`picture`)} as picture,
        count(distinct attributes - 'colour') > 1 as needs_choice
      from product_variant
      join unnest(${ids}::bigint[], ${prices}::bigint[], ${priors}::bigint[])
        as shown (shown_id, shown_price, shown_prior) on shown_id = product_id
      where on_hand > 0 and ${all(says)}
      group by product_id
    ) met where met.variant_id is not null`.execute(db);
  return rows;
};

/**
 * Gives each row the variant that has its price, where the listing's row names another one: with picks, and where the
 * cheapest at the destination is not the cheapest in America.
 */
const showVariants = async (
  db: Database,
  dictionary: Dictionary,
  { scope, picks, till, rows }: Query,
): Promise<ListingRow[]> => {
  const isPicked = scope.choices.length + picks.ofVariant.length > 0;
  const asked = rows.filter((row) => isPicked || row.is_other_variant);
  if (asked.length === 0) return [...rows];
  const shown = await findShownVariants(db, dictionary, { scope, picks, till, rows: asked });
  const ofProduct = new Map(shown.map((variant) => [variant.product_id, variant]));
  return rows.map((row) => {
    const variant = ofProduct.get(row.product_id);
    if (!variant) return row;
    if (!isPicked) return { ...row, ...variant, needs_choice: row.needs_choice };
    return { ...row, ...variant, picked_variant_id: variant.variant_id, is_from_price: false };
  });
};

/** One window of a listing, each row with the variant that its card shows. */
export const findShown = async (
  db: Database,
  dictionary: Dictionary,
  query: ListingQuery,
): Promise<ListingRow[]> => showVariants(db, dictionary, { ...query, rows: await findListing(db, query) });
