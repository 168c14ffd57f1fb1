import type { Database } from '@shop/database';
import type { Dictionary } from './dictionary.ts';
import { all, scopeCondition, valueIdsOfField, type Condition, type ListingScope } from './listing-scope.ts';
import { sql, type Sql } from './sql.ts';

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

/**
 * One statement for all facets. Each row says of every picked facet whether it passes (c0, c1 …), so that the
 * counts of a facet can leave out its own selection without reading the products again.
 */
export const countFacets = async (
  db: Database,
  dictionary: Dictionary,
  scope: ListingScope,
  conditions: readonly Condition[],
): Promise<FacetCounts> => {
  const columns = conditions.map(({ holds }, at) => sql`, ${holds} as ${sql.ref(`c${at}`)}`);
  const passing = (except?: string): Sql =>
    all(conditions.flatMap(({ key }, at) => (key === except ? [] : [sql`${sql.ref(`c${at}`)}`])));
  const pickedFields = conditions.flatMap(({ key }) => {
    const ids = valueIdsOfField(dictionary, key);
    return ids ? [{ key, ids }] : [];
  });
  const idsOfPicked = pickedFields.flatMap(({ ids }) => ids);

  const { rows } = await sql<CountRow>`
    with base as materialized (
      select manufacturer_id, value_ids, flag_ids, current_price, discount_percentage ${sql.join(columns, sql``)}
      from product_listing where ${scopeCondition(scope)}
    )
    select 'total' as facet, 0 as id, count(*)::int as n, null::bigint as low, null::bigint as high
    from base where ${passing()}
    union all
    select 'price', 0, count(*)::int, min(current_price), max(current_price)
    from base where ${passing('current_price')}
    union all
    select 'manufacturer', manufacturer_id, count(*)::int, null, null
    from base where ${passing('manufacturer')} group by manufacturer_id
    union all
    select 'flag', flag_id, count(*)::int, null, null
    from base, unnest(flag_ids) as flag_id where ${passing('flag_ids')} group by flag_id
    union all
    select 'discount', step, count(*)::int, null, null
    from base, unnest(${[...DISCOUNT_STEPS]}::int[]) as step
    where discount_percentage <= 1000000 - step * 10000 and ${passing('discount_percentage')} group by step
    union all
    select 'value', value_id, count(*)::int, null, null
    from base, unnest(value_ids) as value_id
    where ${passing()} and value_id <> all(${idsOfPicked}::int[]) group by value_id
    ${sql.join(
      pickedFields.map(
        ({ key, ids }) => sql`union all
          select 'value', value_id, count(*)::int, null, null
          from base, unnest(value_ids) as value_id
          where ${passing(key)} and value_id = any(${ids}::int[]) group by value_id`,
      ),
      sql` `,
    )}`.execute(db);

  return toCounts(rows);
};

const toCounts = (rows: readonly CountRow[]): FacetCounts => {
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const counts = (facet: string) => new Map(of(facet).map(({ id, n }) => [id, n]));
  const price = of('price')[0];
  return {
    total: of('total')[0]?.n ?? 0,
    price: price?.low == null || price.high === null ? null : { low: price.low, high: price.high },
    manufacturers: counts('manufacturer'),
    flags: counts('flag'),
    discounts: counts('discount'),
    values: counts('value'),
  };
};
