import type { Database } from '@shop/database';
import { valueIdsOfField, variantFieldsOf, type Dictionary } from './dictionary.ts';
import { all, any } from './conditions.ts';
import { narrowingBy, scopeCondition } from './listing-scope.ts';
import { countSteps, toPriceCounts, type CountsQuery, type PriceCounts } from './price-counts.repository.ts';
import { listingWithPrices, pricingOf } from './priced.sql.ts';
import { sql, type Sql } from './sql.ts';

type CountRow = {
  facet: string;
  id: number;
  n: number;
  low: number | null;
  high: number | null;
  steps: number[] | null;
};

export type FacetCounts = {
  readonly total: number;
  readonly manufacturers: ReadonlyMap<number, number>;
  readonly flags: ReadonlyMap<number, number>;
  readonly values: ReadonlyMap<number, number>;
  /** Of the generation that was asked for, where they are counted from the same rows. */
  readonly prices: { readonly generationId: number; readonly counts: PriceCounts } | null;
};

/** Fields whose values are counted on their own: their own selection is left out, or is checked by variant. */
type OwnCount = { readonly ids: readonly number[]; readonly count: Sql };

/** Values of a picked field, counted as if it were not picked. */
const countOfFact = (ids: readonly number[], passes: Sql): OwnCount => ({
  ids,
  count: sql`select 'value', value_id, count(*)::int, null, null, null
    from base, unnest(value_ids) as value_id
    where ${passes} and value_id = any(${[...ids]}::int[]) group by value_id`,
});

/** Values of a field in which variants differ, counted where one variant has them together with all other picks. */
const countOfVariants = (ids: readonly number[], passes: Sql, choiceIds: readonly number[]): OwnCount => ({
  ids,
  count: sql`select 'value', value_id, count(distinct product_id)::int, null, null, null
    from base, unnest(choice_ids) as having_id
    join (
      select id, unnest(value_ids) as value_id from variant_choice where id = any(${[...choiceIds]}::int[])
    ) choice on choice.id = having_id
    where ${passes} and value_id = any(${[...ids]}::int[]) group by value_id`,
});

/** Without a picked variant every row has the price of its card; with one, prices are counted on their own. */
const hasOnePrice = ({ scope, picks }: CountsQuery): boolean =>
  scope.choices.length + picks.ofVariant.length === 0;

/** Bounds of the price facet and steps of the discount facet. */
const countsOfPrices = (passing: (except?: string) => Sql): Sql => sql`
    union all
    select 'price', 0, 0, min(amount), max(amount), null::int[] from base where ${passing('current_price')}
    union all
    select 'discount', 0, 0, null, null, ${countSteps} from base where ${passing('discount_percentage')}`;

/**
 * One statement for all facets. Each row has the result of every condition (c0, c1 …), so that the counts of
 * a facet can leave out its own selection without reading the products again.
 */
export const countFacets = async (
  db: Database,
  dictionary: Dictionary,
  query: CountsQuery,
): Promise<FacetCounts> => {
  const { scope, picks, choiceIds, generationId } = query;
  const pricing = pricingOf(generationId, scope, picks, choiceIds);
  const narrowing = narrowingBy(scope, picks, pricing);
  const isPriced = hasOnePrice(query);
  const source = isPriced ? listingWithPrices(pricing, []) : sql`product_listing`;
  const columns = narrowing.conditions.map((holds, at) => sql`, ${holds} as ${sql.ref(`c${at}`)}`);
  const passing = (except?: string): Sql =>
    all(narrowing.passing(except).map((at) => sql`${sql.ref(`c${at}`)}`));
  // Rows that no facet counts are not read: with two picks, a row that meets neither.
  const counted = narrowing.keys.length === 0 ? passing() : any(narrowing.keys.map(passing));
  const own = ownCounts(dictionary, query, passing);

  const { rows } = await sql<CountRow>`
    with base as materialized (
      select * from (
        select product_id, manufacturer_id, value_ids, flag_ids, choice_ids
          ${isPriced ? sql`, amount, left_to_pay` : sql``} ${sql.join(columns, sql``)}
        from ${source} where ${scopeCondition(scope)}
      ) listed where ${counted}
    )
    select 'total' as facet, 0 as id, count(*)::int as n,
      null::int as low, null::int as high, null::int[] as steps
    from base where ${passing()} ${isPriced ? countsOfPrices(passing) : sql``}
    union all
    select 'manufacturer', manufacturer_id, count(*)::int, null, null, null
    from base where ${passing('manufacturer')} group by manufacturer_id
    union all
    select 'flag', flag_id, count(*)::int, null, null, null
    from base, unnest(flag_ids) as flag_id where ${passing('flag_ids')} group by flag_id
    union all
    select 'fact', value_id, count(*)::int, null, null, null
    from base, unnest(value_ids) as value_id where ${passing()} group by value_id
    ${sql.join(
      own.map(({ count }) => sql`union all ${count}`),
      sql` `,
    )}`.execute(db);

  const prices = isPriced ? { generationId, counts: pricesIn(rows) } : null;
  return { ...toCounts(rows, new Set(own.flatMap(({ ids }) => ids))), prices };
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

const pricesIn = (rows: readonly CountRow[]): PriceCounts => {
  const of = (facet: string) => rows.find((row) => row.facet === facet);
  return toPriceCounts(of('price') ?? { low: null, high: null }, of('discount')?.steps ?? []);
};

/** Values of `own` have a count of their own; removing them here is cheaper than in each row. */
const toCounts = (rows: readonly CountRow[], own: ReadonlySet<number>): Omit<FacetCounts, 'prices'> => {
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const counts = (facet: string) => new Map(of(facet).map(({ id, n }) => [id, n]));
  return {
    total: of('total')[0]?.n ?? 0,
    manufacturers: counts('manufacturer'),
    flags: counts('flag'),
    values: new Map([...[...counts('fact')].filter(([id]) => !own.has(id)), ...counts('value')]),
  };
};
