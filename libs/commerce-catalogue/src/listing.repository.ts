import type { Database } from '@shop/database';
import type { Content } from '@shop/domain/content';
import { SORT_STEPS, type Sort, type SortField, type SortStep } from '@shop/domain/sort';
import type { ChoiceIds } from './choice-ids.ts';
import { all } from './conditions.ts';
import { contentOf } from './content.ts';
import { holdsAll, narrowingBy, scopeCondition, type ListingScope } from './listing-scope.ts';
import type { Picks } from './picks.ts';
import { listingWithPrices, otherPrices, pricingOf } from './priced.sql.ts';
import { otherMethod, type Till } from '@shop/commerce-prices';
import { sql, type Sql } from './sql.ts';

/** Whole cents at the destination: the price, and the prior one of a reduction. */
export type DeliveredCents = readonly [price: number, prior: number | null];

/** The data of a card. Prices in 1/10000 USD. */
export type ListingRow = {
  product_id: number;
  slug: string;
  manufacturer_id: number;
  is_in_stock: boolean;
  /** The goods price of the variant that the card shows. */
  current_price: number;
  prior_price: number | null;
  /** By the method that leads, and by the other one. */
  delivered: DeliveredCents;
  other: DeliveredCents;
  /** The row names a variant of another price, so the shown one is still to be read. */
  is_other_variant: boolean;
  name: string;
  variant_id: number;
  needs_choice: boolean;
  picture: string;
  colours: { slug: string; swatch: string | null }[];
  /** Variants in stock differ in price, and this is the lowest. */
  is_from_price: boolean;
  /** The variant that matches the picks; null without a pick of that kind. */
  picked_variant_id: number | null;
  /** Of the variant that is shown. */
  content: Content | null;
};

export type ListingQuery = {
  scope: ListingScope;
  picks: Picks;
  choiceIds: ChoiceIds;
  till: Till;
  sort: Sort;
  languageId: number;
  limit: number;
  offset: number;
  without?: readonly number[];
};

const COLUMNS = sql`product_listing.product_id, slug, manufacturer_id, is_in_stock, shown_price as current_price,
  nullif(shown_prior, 0) as prior_price, variant_id, needs_choice, picture, colours, is_from as is_from_price,
  (shown_price, shown_prior) <> (current_price, coalesce(prior_price, 0)) as is_other_variant,
  null as picked_variant_id, array[amount, prior_amount] as delivered,
  ${contentOf(sql`product_listing.variant_id`)} as content`;

/** Read for the rows of a window only: an expression that costs this much is left until after the limit. */
const other = (till: Till): Sql => {
  const { generationId } = till[otherMethod(till.method)];
  return sql`coalesce(${otherPrices(generationId)}, array[amount, prior_amount]) as other`;
};

/** Text relevance weighs more than sales, but sales still count. */
const relevance = ({ textQuery, exactQuery }: ListingScope): Sql => {
  const exact = exactQuery === null ? sql`` : sql` + ts_rank(document, ${exactQuery}::tsquery)`;
  return sql`((ts_rank(document, ${textQuery}::tsquery)${exact}) * (10 + ln(1 + relevance)))`;
};

const direction = ({ direction: way }: SortStep) => (way === 'desc' ? sql`desc` : sql`asc`);

type Ordering = Pick<ListingQuery, 'sort' | 'scope' | 'picks'>;

/** Columns of the prices, whose partition has an index of every order by price. */
const BY_PRICE: Partial<Record<SortField, Sql>> = {
  current_price: sql`amount`,
  discount_percentage: sql`left_to_pay`,
  relevance: sql`priced_relevance`,
};

const isByPrice = (steps: readonly SortStep[]) =>
  steps.some(({ field }) => field === 'current_price' || field === 'discount_percentage');

/**
 * Sold-out products come last in every order. The id breaks every tie. Where the sort key is computed per row, no
 * index has the order: stock is then an expression too, since the planner would otherwise walk an index ordered by
 * stock alone and read nearly all products for a term with few matches.
 */
const orderOf = ({ sort, scope, picks }: Ordering): Sql => {
  const steps = SORT_STEPS[sort];
  const byPrice = isByPrice(steps);
  const isPicked = scope.choices.length + picks.ofVariant.length > 0;
  const columns: Partial<Record<SortField, Sql>> = {
    ...(byPrice && BY_PRICE),
    ...(scope.textQuery !== null && { relevance: relevance(scope) }),
  };
  const isWorkedOut = byPrice ? isPicked : steps[0]?.field === 'relevance' && scope.textQuery !== null;
  const inStock = byPrice ? sql`priced_in_stock` : sql`is_in_stock`;
  return sql.join([
    isWorkedOut ? sql`${inStock}::int desc` : sql`${inStock} desc`,
    ...steps.map((step) => sql`${columns[step.field] ?? sql.ref(step.field)} ${direction(step)}`),
    byPrice ? sql`priced_id asc` : sql`product_listing.product_id asc`,
  ]);
};

/** One window of a listing. The id breaks every tie, so windows neither repeat nor skip a product. */
export const findListing = async (db: Database, query: ListingQuery): Promise<ListingRow[]> => {
  const { scope, picks, choiceIds, till, languageId, limit, offset, without = [] } = query;
  const language = String(languageId);
  const pricing = pricingOf(till[till.method].generationId, scope, picks, choiceIds);
  const holds = all([
    scopeCondition(scope),
    // The join holds the ranges.
    holdsAll(narrowingBy(scope, { ...picks, ranges: [] }, pricing)),
    ...(without.length > 0 ? [sql`product_listing.product_id <> all(${[...without]}::bigint[])`] : []),
  ]);
  const { rows } = await sql<ListingRow>`
    select ${COLUMNS}, ${other(till)}, coalesce(names ->> ${language}, names ->> '1', '') as name
    from ${listingWithPrices(pricing, picks.ranges)}
    where ${holds} order by ${orderOf(query)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
};
