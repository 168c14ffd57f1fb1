import type { Database } from '@shop/database';
import type { Content } from '@shop/domain/content';
import { SORT_STEPS, type Sort, type SortField, type SortStep } from '@shop/domain/sort';
import type { ChoiceIds } from './choice-ids.ts';
import { all } from './conditions.ts';
import { contentOf } from './content.ts';
import {
  categoryCondition,
  holdsAll,
  narrowingBy,
  scopeCondition,
  type ListingScope,
} from './listing-scope.ts';
import type { Picks } from './picks.ts';
import { listingWithPrices, otherPrices, pricingOf, type Pricing } from './priced.sql.ts';
import type { ShownPrice, ShownPrices } from './shown-prices.repository.ts';
import { otherMethod, type Till } from '@shop/commerce-prices';
import { sql, type Sql } from './sql.ts';

/** The data of a card. Prices in 1/10000 USD. */
export type ListingRow = ShownPrice & {
  product_id: number;
  slug: string;
  manufacturer_id: number;
  is_in_stock: boolean;
  name: string;
  variant_id: number;
  needs_choice: boolean;
  picture: string;
  colours: { slug: string; swatch: string | null }[];
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
  shownPrices: ShownPrices;
  sort: Sort;
  languageId: number;
  limit: number;
  offset: number;
  without?: readonly number[];
};

/** Of the listing's own row. */
const OWN_COLUMNS = sql`product_listing.product_id, slug, manufacturer_id, is_in_stock, current_price, variant_id,
  needs_choice, picture, colours, null as picked_variant_id, ${contentOf(sql`product_listing.variant_id`)} as content`;

type OwnRow = Omit<ListingRow, keyof ShownPrice> & { current_price: number };

const PRICE_COLUMNS = sql`shown_price, nullif(shown_prior, 0) as prior_price, is_from as is_from_price,
  not is_of_listing or shown_price <> current_price as is_other_variant, array[amount, prior_amount] as delivered`;

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

const nameIn = (languageId: number): Sql =>
  sql`coalesce(names ->> ${String(languageId)}, names ->> '1', '') as name`;

const conditionsOf = ({ scope, picks, without = [] }: ListingQuery, pricing: Pricing): Sql =>
  all([
    scopeCondition(scope),
    // The join holds the ranges.
    holdsAll(narrowingBy(scope, { ...picks, ranges: [] }, pricing)),
    ...(without.length > 0 ? [sql`product_listing.product_id <> all(${[...without]}::bigint[])`] : []),
  ]);

/** Neither the order nor a condition needs the prices, so they are read for the rows of the window only. */
const findUnpriced = async (db: Database, query: ListingQuery, pricing: Pricing): Promise<ListingRow[]> => {
  const { till, shownPrices, languageId, limit, offset } = query;
  const { rows } = await sql<OwnRow>`
    select ${OWN_COLUMNS}, ${nameIn(languageId)} from product_listing
    where ${conditionsOf(query, pricing)} order by ${orderOf(query)} limit ${limit} offset ${offset}`.execute(
    db,
  );
  const prices = await shownPrices.find(
    rows.map(({ product_id }) => product_id),
    { pricing, other: till[otherMethod(till.method)].generationId },
  );
  return rows.flatMap((row) => {
    const shown = prices.get(row.product_id);
    if (!shown) return [];
    const is_other_variant = shown.is_other_variant || shown.current_price !== row.current_price;
    return [{ ...row, ...shown, is_other_variant }];
  });
};

/**
 * An order by price walks the prices of a broad category, which know their categories, and starts from the listing's
 * index of a narrow one: so both are asked for the category.
 */
const findPriced = async (db: Database, query: ListingQuery, pricing: Pricing): Promise<ListingRow[]> => {
  const { picks, scope, sort, till, languageId, limit, offset } = query;
  const inCategory = isByPrice(SORT_STEPS[sort]) ? categoryCondition(scope) : sql`true`;
  const holds = conditionsOf(query, pricing);
  const { rows } = await sql<ListingRow & { shown_price: number }>`
    select ${OWN_COLUMNS}, ${PRICE_COLUMNS}, ${other(till)}, ${nameIn(languageId)}
    from ${listingWithPrices(pricing, picks.ranges, inCategory)}
    where ${holds} order by ${orderOf(query)} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ shown_price, ...row }) => ({ ...row, current_price: shown_price }));
};

/** One window of a listing. The id breaks every tie, so windows neither repeat nor skip a product. */
export const findListing = (db: Database, query: ListingQuery): Promise<ListingRow[]> => {
  const { scope, picks, choiceIds, till, sort } = query;
  const pricing = pricingOf(till[till.method].generationId, scope, picks, choiceIds);
  const needsPrices = picks.ranges.length > 0 || isByPrice(SORT_STEPS[sort]);
  return needsPrices ? findPriced(db, query, pricing) : findUnpriced(db, query, pricing);
};
