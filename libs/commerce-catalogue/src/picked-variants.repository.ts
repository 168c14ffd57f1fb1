import type { Database } from '@shop/database';
import type { Dictionary } from './dictionary.ts';
import { all, inRange, type ListingScope } from './listing-scope.ts';
import type { ListingRow } from './listing.repository.ts';
import { priorPriceOf } from './prior-price.sql.ts';
import { slugsOfPicked, type Picks } from './picks.ts';
import { sql } from './sql.ts';

type PickedVariant = Pick<
  ListingRow,
  'product_id' | 'variant_id' | 'picture' | 'current_price' | 'prior_price' | 'needs_choice'
>;

/**
 * The variant that matches the picks, for each product of a page: the cheapest in stock. Fields that the variant
 * lacks were matched by its product, which is why the product is listed.
 */
const findPickedVariants = async (
  db: Database,
  dictionary: Dictionary,
  { scope, picks, productIds }: { scope: ListingScope; picks: Picks; productIds: readonly number[] },
): Promise<PickedVariant[]> => {
  const fields = slugsOfPicked(dictionary, [...scope.choices, ...picks.ofVariant]);
  const says = fields.map(
    ({ field, slugs }) =>
      sql`(not attributes ? ${field} or attributes ->> ${field} = any(${[...slugs]}::text[]))`,
  );
  const within = picks.ranges.map((range) =>
    inRange(range, range.key === 'current_price' ? sql`price` : sql`fraction_left(price, prior_price)`),
  );
  const { rows } = await sql<PickedVariant>`
    select product_id, (array_agg(id order by price, position, id))[1] as variant_id,
      (array_agg(picture order by price, position, id))[1] as picture, min(price) as current_price,
      (array_agg(prior_price order by price, position, id))[1] as prior_price,
      count(distinct attributes - 'colour') > 1 as needs_choice
    from product_variant variant
    cross join lateral (select ${priorPriceOf(sql`variant.id`)} as prior_price) reduction
    where product_id = any(${[...productIds]}::bigint[]) and on_hand > 0 and ${all([...says, ...within])}
    group by product_id`.execute(db);
  return rows;
};

/** Replaces the picture, price and address of each row by those of its picked variant. */
export const showPickedVariants = async (
  db: Database,
  dictionary: Dictionary,
  { scope, picks, rows }: { scope: ListingScope; picks: Picks; rows: readonly ListingRow[] },
): Promise<ListingRow[]> => {
  if (rows.length === 0 || scope.choices.length + picks.ofVariant.length === 0) return [...rows];
  const productIds = rows.map(({ product_id }) => product_id);
  const picked = await findPickedVariants(db, dictionary, { scope, picks, productIds });
  const ofProduct = new Map(picked.map((variant) => [variant.product_id, variant]));
  return rows.map((row) => {
    const variant = ofProduct.get(row.product_id);
    if (!variant) return row;
    return {
      ...row,
      ...variant,
      picked_variant_id: variant.variant_id,
      is_from_price: false,
    };
  });
};
