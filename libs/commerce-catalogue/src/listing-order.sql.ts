import { SORT_STEPS, type Sort, type SortField, type SortStep } from '@shop/domain/sort';
import type { ListingScope } from './listing-scope.ts';
import type { Picks } from './picks.ts';
import { sql, type Sql } from './sql.ts';

/** Text relevance weighs more than sales, but sales still count. */
const relevance = ({ textQuery, exactQuery }: ListingScope): Sql => {
  const exact = exactQuery === null ? sql`` : sql` + ts_rank(document, ${exactQuery}::tsquery)`;
  return sql`((ts_rank(document, ${textQuery}::tsquery)${exact}) * (10 + ln(1 + relevance)))`;
};

const direction = ({ direction: way }: SortStep) => (way === 'desc' ? sql`desc` : sql`asc`);

export const isByPrice = (sort: Sort): boolean =>
  SORT_STEPS[sort].some(({ field }) => field === 'current_price' || field === 'discount_percentage');

export type Ordering = { sort: Sort; scope: ListingScope; picks: Picks };

/**
 * Orders by price scan the prices. Matches of a term are found by the term, and only amounts are read from
 * their prices.
 */
const isWalked = ({ sort, scope }: Pick<Ordering, 'sort' | 'scope'>) =>
  isByPrice(sort) && scope.textQuery === null;

/** Prices copy it from the listing. */
export const inStockOf = (ordering: Pick<Ordering, 'sort' | 'scope'>): Sql =>
  isWalked(ordering) ? sql`priced_in_stock` : sql`is_in_stock`;

/** Of the joined prices, whose partition has an index of every order by price. */
const BY_PRICE: Partial<Record<SortField, Sql>> = {
  current_price: sql`amount`,
  discount_percentage: sql`left_to_pay`,
  relevance: sql`priced_relevance`,
};

const BY_PRICE_OF_TERM: typeof BY_PRICE = { ...BY_PRICE, relevance: sql`relevance` };

const computedColumns = ({ sort, scope }: Ordering): typeof BY_PRICE => {
  if (isByPrice(sort)) return scope.textQuery === null ? BY_PRICE : BY_PRICE_OF_TERM;
  return scope.textQuery === null ? {} : { relevance: relevance(scope) };
};

/** No index has the order. */
const isWorkedOut = ({ sort, scope, picks }: Ordering): boolean => {
  const isOfTerm = scope.textQuery !== null;
  if (!isByPrice(sort)) return isOfTerm && SORT_STEPS[sort][0]?.field === 'relevance';
  return isOfTerm || scope.choices.length + picks.ofVariant.length > 0;
};

/**
 * Sold-out products come last in every order. The id breaks every tie. Where the sort key is computed per row, no
 * index has the order: stock is then an expression too, since the planner would otherwise walk an index ordered by
 * stock alone and read nearly all products for a term with few matches.
 */
export const orderOf = (ordering: Ordering): Sql => {
  const columns = computedColumns(ordering);
  const inStock = inStockOf(ordering);
  return sql.join([
    isWorkedOut(ordering) ? sql`${inStock}::int desc` : sql`${inStock} desc`,
    ...SORT_STEPS[ordering.sort].map(
      (step) => sql`${columns[step.field] ?? sql.ref(step.field)} ${direction(step)}`,
    ),
    isWalked(ordering) ? sql`priced_id asc` : sql`product_listing.product_id asc`,
  ]);
};
