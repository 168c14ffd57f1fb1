import type { Column, Columns, Database } from '@shop/database';
import type { Content } from '@shop/domain/content';
import { all } from './conditions.ts';
import { contentOf } from './content.ts';
import { createKeptRows } from './kept-rows.ts';
import type { slugsOfPicked } from './picks.ts';
import { priorPriceOf } from './prior-price.sql.ts';
import type { ShownPrice } from './shown-prices.repository.ts';
import { sql, type Sql } from './sql.ts';

export type ShownVariant = Columns<'product_variant', { product_id: 'product_id'; picture: 'picture' }> & {
  variant_id: Column<'product_variant', 'id'>;
  needs_choice: boolean;
  content: Content | null;
};

/** A megabyte or two. */
const MOST_KEPT = { rows: 10_000, kinds: 500 };

/** By product and its shown prices, cached until a product changes. */
export const createKeptVariants = () => createKeptRows<string, ShownVariant>(MOST_KEPT);

export type KeptVariants = ReturnType<typeof createKeptVariants>;

export type PricedProduct = Pick<ShownVariant, 'product_id'> &
  Pick<ShownPrice, 'current_price' | 'prior_price'>;

export const keyOfShown = ({ product_id, current_price, prior_price }: PricedProduct): string =>
  `${product_id} ${current_price} ${prior_price}`;

/** Slugs that a variant must have of each picked field. */
type Fields = ReturnType<typeof slugsOfPicked>;

/**
 * The first variant in stock that has the shown price of its product and matches the picks. Fields that the variant
 * lacks were matched by its product, which is why the product is listed.
 */
const findShownVariants = async (
  db: Database,
  listed: readonly PricedProduct[],
  { fields, countryId }: { fields: Fields; countryId: number },
): Promise<ShownVariant[]> => {
  const says = fields.map(
    ({ field, slugs }) =>
      sql`(not attributes ? ${field} or attributes ->> ${field} = any(${[...slugs]}::text[]))`,
  );
  const ids = listed.map(({ product_id }) => product_id);
  const prices = listed.map(({ current_price }) => current_price);
  const priors = listed.map(({ prior_price }) => prior_price);
  const isShown = sql`price = shown_price
    and ${priorPriceOf(sql`product_variant.id`, countryId)} is not distinct from shown_prior`;
  const first = (column: Sql) => sql`(array_agg(${column} order by position, id) filter (where is_shown))[1]`;
  // Materialised, so that the prior price of a variant is read once.
  const { rows } = await sql<ShownVariant>`
    with said as materialized (
      select product_variant.*, ${isShown} as is_shown
      from product_variant
      join unnest(${ids}::bigint[], ${prices}::bigint[], ${priors}::bigint[])
        as shown (shown_id, shown_price, shown_prior) on shown_id = product_id
      where on_hand > 0 and ${all(says)}
    )
    select met.*, ${contentOf(sql`met.variant_id`)} as content from (
      select product_id, ${first(sql`id`)} as variant_id, ${first(sql`picture`)} as picture,
        count(distinct attributes - 'colour') > 1 as needs_choice
      from said group by product_id
    ) met where met.variant_id is not null`.execute(db);
  return rows;
};

/** The variants of these rows by `keyOfShown`. */
export const readVariants = (
  db: Database,
  asked: readonly PricedProduct[],
  { variants, ...of }: { variants: KeptVariants; fields: Fields; countryId: number },
): Promise<ReadonlyMap<string, ShownVariant>> => {
  const rows = new Map(asked.map((row) => [keyOfShown(row), row]));
  return variants.find(JSON.stringify(of), [...rows.keys()], async (missing) => {
    const listed = missing.flatMap((key) => rows.get(key) ?? []);
    const found = new Map((await findShownVariants(db, listed, of)).map((one) => [one.product_id, one]));
    return new Map(
      listed.flatMap((row) => {
        const variant = found.get(row.product_id);
        return variant ? [[keyOfShown(row), variant] as const] : [];
      }),
    );
  });
};
