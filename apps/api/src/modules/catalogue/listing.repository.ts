import type { Database } from '@shop/database';
import { SORT_STEPS, type Sort, type SortStep } from '@shop/domain';
import { all, scopeCondition, type Condition, type ListingScope } from './listing-scope.ts';
import { sql, type Sql } from './sql.ts';

/** What a card is made from. Prices in 1/10000 USD, the discount as the fraction left in 1/1000000. */
export type ListingRow = {
  product_id: number;
  slug: string;
  manufacturer_id: number;
  is_in_stock: boolean;
  current_price: number;
  regular_price: number;
  lowest_price: number;
  discount_percentage: number;
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
};

export type ListingQuery = {
  scope: ListingScope;
  conditions: readonly Condition[];
  sort: Sort;
  languageId: number;
  limit: number;
  offset: number;
  without?: readonly number[];
};

const COLUMNS = sql`product_id, slug, manufacturer_id, is_in_stock, current_price, regular_price, lowest_price,
  discount_percentage, tariff_line, weight_g, length_mm, width_mm, height_mm, variant_id, needs_choice, picture,
  colours`;

/** How well a product answers a term weighs more than how well it sells, but does not silence it. */
const relevance = ({ textQuery }: ListingScope): Sql =>
  textQuery === null
    ? sql`relevance`
    : sql`(ts_rank(document, ${textQuery}::tsquery) * (10 + ln(1 + relevance)))`;

const direction = ({ direction: way }: SortStep) => (way === 'desc' ? sql`desc` : sql`asc`);

const orderOf = (sort: Sort, scope: ListingScope): Sql =>
  sql.join([
    ...SORT_STEPS[sort].map((step) =>
      step.field === 'relevance'
        ? sql`${relevance(scope)} ${direction(step)}`
        : sql`${sql.ref(step.field)} ${direction(step)}`,
    ),
    sql`product_id asc`,
  ]);

/** One window of a listing. The id breaks every tie, so windows neither repeat nor skip a product. */
export const findListing = async (db: Database, query: ListingQuery): Promise<ListingRow[]> => {
  const { scope, conditions, sort, languageId, limit, offset, without = [] } = query;
  const language = String(languageId);
  const holds = all([
    scopeCondition(scope),
    ...conditions.map((condition) => condition.holds),
    ...(without.length > 0 ? [sql`product_id <> all(${[...without]}::bigint[])`] : []),
  ]);
  const { rows } = await sql<ListingRow>`
    select ${COLUMNS}, coalesce(names ->> ${language}, names ->> '1', '') as name
    from product_listing where ${holds} order by ${orderOf(sort, scope)} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
};
