import type { Database } from '@shop/database';
import { valueIdsOfField, variantFieldsOf, type Dictionary } from './dictionary.ts';
import { all, any } from './conditions.ts';
import {
  copiedCondition,
  isNarrowedByPrice,
  isOfPrices,
  narrowingBy,
  oneVariantOfRow,
  scopeCondition,
  type Narrowing,
  type OneVariantHas,
} from './listing-scope.ts';
import { countSteps, DISCOUNT_STEPS, type CountsQuery, type PriceCounts } from './price-counts.repository.ts';
import { FLAGS, withoutPrices } from './picks.ts';
import { inStockWithin, listingWithPrices, pricingOf, type Pricing } from './priced.sql.ts';
import { combinationsOf } from './variant-choices.repository.ts';
import { sql, type Sql } from './sql.ts';

/** Null is the bound of no rows. */
type CountRow = { facet: string; counted_id: number; n: number | null };

export type FacetCounts = {
  readonly total: number;
  readonly manufacturers: ReadonlyMap<number, number>;
  readonly values: ReadonlyMap<number, number>;
  /** Of the requested generation, where they are counted from the same rows. */
  readonly prices: { readonly generationId: number; readonly counts: PriceCounts } | null;
};

/** Fields whose values are counted on their own: their own selection is left out, or is checked by variant. */
type OwnCount = { readonly ids: readonly number[]; readonly count: Sql };

/** Values of a picked field, counted as if it were not picked. */
const countOfFact = (ids: readonly number[], passes: Sql): OwnCount => ({
  ids,
  count: sql`select 'value', value_id, count(*)::int
    from base, unnest(value_ids) as value_id
    where ${passes} and value_id = any(${[...ids]}::int[]) group by value_id`,
});

/** Values of a field in which variants differ, counted where one variant has them together with all other picks. */
const countOfVariants = (ids: readonly number[], passes: Sql, choiceIds: readonly number[]): OwnCount => ({
  ids,
  count: sql`select 'value', value_id, count(distinct product_id)::int
    from base, unnest(choice_ids) as having_id
    join (
      select id, unnest(value_ids) as value_id from variant_choice where id = any(${[...choiceIds]}::int[])
    ) choice on choice.id = having_id
    where ${passes} and value_id = any(${[...ids]}::int[]) group by value_id`,
});

/** Of variants that match the selected price filters: a column for each combination that a facet needs. */
const variantsWithin = (query: CountsQuery, pricing: Pricing) => {
  const combinations = combinationsOf(query.scope, query.picks).map((picked) => ({
    key: JSON.stringify(picked),
    ids: query.choiceIds(picked),
  }));
  const has: OneVariantHas = (picked) => {
    const at = combinations.findIndex(({ key }) => key === JSON.stringify(picked));
    return at < 0 ? sql`true` : sql.ref(`v${at}`);
  };
  const columns = combinations.map(
    ({ ids }, at) => sql`bool_or(choice_ids && ${[...ids]}::int[]) as ${sql.ref(`v${at}`)}`,
  );
  const within = inStockWithin(pricing, query.picks.ofPrice, copiedCondition(query.scope));
  const source = sql`product_listing join (
    select product_id as priced_id, ${sql.join(columns)} from ${within} group by product_id
  ) priced on priced_id = product_listing.product_id`;
  return { has, source };
};

/** The prices do not depend on the requested rows, so both are counted together. */
export const holdsPrices = ({ scope, picks }: CountsQuery): boolean =>
  !isOfPrices(scope, picks) && scope.choices.length + picks.ofVariant.length === 0;

type Source = { readonly narrowing: Narrowing; readonly rows: Sql };

/** The rows that are counted. Only prices leave out a range: without them, rows outside of the ranges are not read. */
const sourceOf = (query: CountsQuery): Source => {
  const { scope, picks, choiceIds, generationId } = query;
  const pricing = pricingOf(generationId, scope, picks, choiceIds);
  const ofRow = oneVariantOfRow(choiceIds);
  if (holdsPrices(query))
    return { narrowing: narrowingBy(scope, picks, ofRow), rows: listingWithPrices(pricing, []) };
  const terms = withoutPrices(picks);
  const isNarrowed = isNarrowedByPrice(scope, picks);
  if (pricing.picked.length > 0 && isNarrowed) {
    const { has, source } = variantsWithin(query, pricing);
    return { narrowing: narrowingBy(scope, terms, has), rows: source };
  }
  const rows = isNarrowed ? listingWithPrices(pricing, picks.ofPrice) : sql`product_listing`;
  return { narrowing: narrowingBy(scope, terms, ofRow), rows };
};

/** Bounds of the price facet, steps of the discount facet, and flags. */
const countsOfPrices = (passing: (except?: string) => Sql): Sql => sql`
    union all
    select 'price', unnest(array[0, 1]), unnest(array[min(amount), max(amount)])
    from base where ${passing('current_price')}
    union all
    select 'discount', unnest(array[${sql.join([...DISCOUNT_STEPS])}]::int[]), unnest(${countSteps(sql`true`)})
    from base where ${passing('discount_percentage')}
    union all
    select 'flag', flag_id, count(*)::int
    from base, unnest(shown_flag_ids) as flag_id where ${passing(FLAGS)} group by flag_id`;

/**
 * One statement for all facets. Each row has the result of every condition (c0, c1 …), so that the counts of
 * a facet can leave out its own selection without reading the products again.
 */
export const countFacets = async (
  db: Database,
  dictionary: Dictionary,
  query: CountsQuery,
): Promise<FacetCounts> => {
  const { narrowing, rows: source } = sourceOf(query);
  const isPriced = holdsPrices(query);
  const columns = narrowing.conditions.map((holds, at) => sql`, ${holds} as ${sql.ref(`c${at}`)}`);
  const passing = (except?: string): Sql =>
    all(narrowing.passing(except).map((at) => sql`${sql.ref(`c${at}`)}`));
  // Rows that no facet counts are not read: with two picks, a row that meets neither.
  const counted = narrowing.keys.length === 0 ? passing() : any(narrowing.keys.map(passing));
  const own = ownCounts(dictionary, query, passing);

  const { rows } = await sql<CountRow>`
    with base as materialized (
      select * from (
        select product_id, manufacturer_id, value_ids, choice_ids
          ${isPriced ? sql`, amount, left_to_pay, shown_flag_ids` : sql``} ${sql.join(columns, sql``)}
        from ${source} where ${scopeCondition(query.scope)}
      ) listed where ${counted}
    )
    select 'total' as facet, 0 as counted_id, count(*)::int as n from base where ${passing()}
    ${isPriced ? countsOfPrices(passing) : sql``}
    union all
    select 'manufacturer', manufacturer_id, count(*)::int
    from base where ${passing('manufacturer')} group by manufacturer_id
    union all
    select 'fact', value_id, count(*)::int
    from base, unnest(value_ids) as value_id where ${passing()} group by value_id
    ${sql.join(
      own.map(({ count }) => sql`union all ${count}`),
      sql` `,
    )}`.execute(db);

  const counts = toCounts(rows, new Set(own.flatMap(({ ids }) => ids)));
  const { generationId } = query;
  return { ...counts, prices: isPriced ? { generationId, counts: pricesIn(rows) } : null };
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
  const [low = null, high = null] = rows.flatMap(({ facet, n }) => (facet === 'price' ? [n] : []));
  const steps = rows.filter(({ facet }) => facet === 'discount');
  return {
    price: low === null || high === null ? null : { low, high },
    discounts: new Map(steps.map(({ counted_id, n }) => [counted_id, n ?? 0])),
    flags: new Map(
      rows.flatMap(({ facet, counted_id, n }) => (facet === 'flag' ? [[counted_id, n ?? 0]] : [])),
    ),
  };
};

/** Values of `own` have a count of their own; removing them here is cheaper than in each row. */
const toCounts = (rows: readonly CountRow[], own: ReadonlySet<number>): Omit<FacetCounts, 'prices'> => {
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const counts = (facet: string) => new Map(of(facet).map(({ counted_id, n }) => [counted_id, n ?? 0]));
  return {
    total: of('total')[0]?.n ?? 0,
    manufacturers: counts('manufacturer'),
    values: new Map([...[...counts('fact')].filter(([id]) => !own.has(id)), ...counts('value')]),
  };
};
