import type { Database } from '@shop/database';
import { valueIdsOfField, variantFieldsOf, type Dictionary } from './dictionary.ts';
import { all, any, narrowingBy, pricesPicked, scopeCondition, type ListingScope } from './listing-scope.ts';
import type { Picks } from './picks.ts';
import { sql, type Sql } from './sql.ts';
import type { ChoiceIds } from './choice-ids.ts';

/** Steps of percent off that the discount facet counts. */
export const DISCOUNT_STEPS = [10, 25, 40] as const;

type CountRow = { facet: string; id: number; n: number; low: number | null; high: number | null };

export type FacetCounts = {
  readonly total: number;
  /** Dollars in 1/10000; null when nothing is left. */
  readonly price: { readonly low: number; readonly high: number } | null;
  readonly manufacturers: ReadonlyMap<number, number>;
  readonly flags: ReadonlyMap<number, number>;
  readonly discounts: ReadonlyMap<number, number>;
  readonly values: ReadonlyMap<number, number>;
};

export type CountsQuery = { scope: ListingScope; picks: Picks; choiceIds: ChoiceIds };

/** Fields whose values are counted on their own: their own selection is left out, or is checked by variant. */
type OwnCount = { readonly ids: readonly number[]; readonly count: Sql };

/** Values of a picked field, counted as if it were not picked. */
const countOfFact = (ids: readonly number[], passes: Sql): OwnCount => ({
  ids,
  count: sql`select 'value', value_id, count(*)::int, null, null
    from base, unnest(value_ids) as value_id
    where ${passes} and value_id = any(${[...ids]}::int[]) group by value_id`,
});

/** Values of a field in which variants differ, counted where one variant has them together with all other picks. */
const countOfVariants = (ids: readonly number[], passes: Sql, choiceIds: readonly number[]): OwnCount => ({
  ids,
  count: sql`select 'value', value_id, count(distinct product_id)::int, null, null
    from base, unnest(choice_ids) as having_id
    join (
      select id, unnest(value_ids) as value_id from variant_choice where id = any(${[...choiceIds]}::int[])
    ) choice on choice.id = having_id
    where ${passes} and value_id = any(${[...ids]}::int[]) group by value_id`,
});

/**
 * One statement for all facets. Each row has the result of every condition (c0, c1 …), so that the counts of
 * a facet can leave out its own selection without reading the products again.
 */
export const countFacets = async (
  db: Database,
  dictionary: Dictionary,
  { scope, picks, choiceIds }: CountsQuery,
): Promise<FacetCounts> => {
  const narrowing = narrowingBy(scope, picks, choiceIds);
  const columns = narrowing.conditions.map((holds, at) => sql`, ${holds} as ${sql.ref(`c${at}`)}`);
  const passing = (except?: string): Sql =>
    all(narrowing.passing(except).map((at) => sql`${sql.ref(`c${at}`)}`));
  // Rows that no facet counts are not read: with two picks, a row that meets neither.
  const counted = narrowing.keys.length === 0 ? passing() : any(narrowing.keys.map(passing));
  const { price, fraction } = pricesPicked(scope, picks, choiceIds);
  const own = ownCounts(dictionary, { scope, picks, choiceIds }, passing);

  const { rows } = await sql<CountRow>`
    with base as materialized (
      select * from (
        select product_id, manufacturer_id, value_ids, flag_ids, current_price, discount_percentage,
          choice_ids, choice_prices, choice_fractions ${sql.join(columns, sql``)}
        from product_listing where ${scopeCondition(scope)}
      ) listed where ${counted}
    )
    select 'total' as facet, 0 as id, count(*)::int as n, null::bigint as low, null::bigint as high
    from base where ${passing()}
    union all
    select 'price', 0, count(*)::int, min(price), max(price)
    from (select ${price} as price from base where ${passing('current_price')}) priced
    union all
    select 'manufacturer', manufacturer_id, count(*)::int, null, null
    from base where ${passing('manufacturer')} group by manufacturer_id
    union all
    select 'flag', flag_id, count(*)::int, null, null
    from base, unnest(flag_ids) as flag_id where ${passing('flag_ids')} group by flag_id
    union all
    select 'discount', step, count(*)::int, null, null
    from (select ${fraction} as fraction from base where ${passing('discount_percentage')} offset 0) reduced,
      unnest(${[...DISCOUNT_STEPS]}::int[]) as step
    where fraction <= 1000000 - step * 10000 group by step
    union all
    select 'fact', value_id, count(*)::int, null, null
    from base, unnest(value_ids) as value_id where ${passing()} group by value_id
    ${sql.join(
      own.map(({ count }) => sql`union all ${count}`),
      sql` `,
    )}`.execute(db);

  return toCounts(rows, new Set(own.flatMap(({ ids }) => ids)));
};

const ownCounts = (
  dictionary: Dictionary,
  { scope: { choices }, picks: { ofProduct, ofVariant }, choiceIds }: CountsQuery,
  passing: (except?: string) => Sql,
): OwnCount[] => {
  const facts = ofProduct.flatMap(({ key }) => {
    const ids = valueIdsOfField(dictionary, key);
    return ids ? [countOfFact(ids, passing(key))] : [];
  });
  const picked = [...choices, ...ofVariant];
  if (picked.length === 0) return facts;
  const keys = ofVariant.map(({ key }) => key);
  const valuesOf = (key: string) => valueIdsOfField(dictionary, key) ?? [];
  const unpicked = variantFieldsOf(dictionary).filter((key) => !keys.includes(key));
  return [
    ...facts,
    countOfVariants(unpicked.flatMap(valuesOf), passing(), choiceIds(picked)),
    ...keys.map((key) => {
      const others = [...choices, ...ofVariant.filter((other) => other.key !== key)];
      // Values of variants in stock are the row's own, so alone they need no choice.
      if (others.length === 0) return countOfFact(valuesOf(key), passing(key));
      return countOfVariants(valuesOf(key), passing(key), choiceIds(others));
    }),
  ];
};

/** Values of `own` have a count of their own; removing them here is cheaper than in each row. */
const toCounts = (rows: readonly CountRow[], own: ReadonlySet<number>): FacetCounts => {
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const counts = (facet: string) => new Map(of(facet).map(({ id, n }) => [id, n]));
  const price = of('price')[0];
  return {
    total: of('total')[0]?.n ?? 0,
    price: price?.low == null || price.high === null ? null : { low: price.low, high: price.high },
    manufacturers: counts('manufacturer'),
    flags: counts('flag'),
    discounts: counts('discount'),
    values: new Map([...[...counts('fact')].filter(([id]) => !own.has(id)), ...counts('value')]),
  };
};
