import type { Database } from '@shop/database';
import { SORT_STEPS, type Sort, type SortField, type SortStep } from '@shop/domain/sort';
import {
  all,
  holdsAll,
  narrowingBy,
  pricesPicked,
  scopeCondition,
  type ListingScope,
} from './listing-scope.ts';
import type { Picks } from './picks.ts';
import { sql, type Sql } from './sql.ts';
import type { ChoiceIds } from './choice-ids.ts';

/** The data of a card. Prices in 1/10000 USD. */
export type ListingRow = {
  product_id: number;
  slug: string;
  manufacturer_id: number;
  is_in_stock: boolean;
  current_price: number;
  prior_price: number | null;
  tariff_line: string;
  weight_g: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  name: string;
  variant_id: number;
  needs_choice: boolean;
  picture: string;
  colours: { slug: string; swatch: string | null }[];
  /** Variants in stock differ in price, and this is the lowest. */
  is_from_price: boolean;
  /** The variant that matches the picks; null without a pick of that kind. */
  picked_variant_id: number | null;
};

export type ListingQuery = {
  scope: ListingScope;
  picks: Picks;
  choiceIds: ChoiceIds;
  sort: Sort;
  languageId: number;
  limit: number;
  offset: number;
  without?: readonly number[];
};

const COLUMNS = sql`product_id, slug, manufacturer_id, is_in_stock, current_price, prior_price,
  tariff_line, weight_g, length_mm, width_mm, height_mm, variant_id, needs_choice, picture,
  colours, (choice_prices[1] <> any (choice_prices)) is true as is_from_price, null as picked_variant_id`;

/** Text relevance weighs more than sales, but sales still count. */
const relevance = ({ textQuery, exactQuery }: ListingScope): Sql => {
  const exact = exactQuery === null ? sql`` : sql` + ts_rank(document, ${exactQuery}::tsquery)`;
  return sql`((ts_rank(document, ${textQuery}::tsquery)${exact}) * (10 + ln(1 + relevance)))`;
};

const direction = ({ direction: way }: SortStep) => (way === 'desc' ? sql`desc` : sql`asc`);

/**
 * Sold-out products come last in every order. The id breaks every tie. Where the sort key is computed per row, no
 * index has the order: stock is then an expression too, since the planner would otherwise walk an index ordered by
 * stock alone and read nearly all products for a term with few matches.
 */
const orderOf = ({ sort, scope, picks, choiceIds }: ListingQuery): Sql => {
  const { price, fraction } = pricesPicked(scope, picks, choiceIds);
  const isPicked = scope.choices.length + picks.ofVariant.length > 0;
  const workedOut: Partial<Record<SortField, Sql>> = {
    ...(isPicked && { current_price: price, discount_percentage: fraction }),
    ...(scope.textQuery !== null && { relevance: relevance(scope) }),
  };
  const steps = SORT_STEPS[sort];
  const isWorkedOut = steps[0] !== undefined && steps[0].field in workedOut;
  return sql.join([
    isWorkedOut ? sql`is_in_stock::int desc` : sql`is_in_stock desc`,
    ...steps.map((step) => sql`${workedOut[step.field] ?? sql.ref(step.field)} ${direction(step)}`),
    sql`product_id asc`,
  ]);
};

/** One window of a listing. The id breaks every tie, so windows neither repeat nor skip a product. */
export const findListing = async (db: Database, query: ListingQuery): Promise<ListingRow[]> => {
  const { scope, picks, choiceIds, languageId, limit, offset, without = [] } = query;
  const language = String(languageId);
  const holds = all([
    scopeCondition(scope),
    holdsAll(narrowingBy(scope, picks, choiceIds)),
    ...(without.length > 0 ? [sql`product_id <> all(${[...without]}::bigint[])`] : []),
  ]);
  const { rows } = await sql<ListingRow>`
    select ${COLUMNS}, coalesce(names ->> ${language}, names ->> '1', '') as name
    from product_listing where ${holds} order by ${orderOf(query)} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
};
