import type { Column, Database } from '@shop/database';
import { all } from './conditions.ts';
import type { ChoiceIds } from './choice-ids.ts';
import {
  copiedCondition,
  holdsAll,
  isOfPrices,
  narrowingBy,
  oneVariantOfRow,
  scopeCondition,
  type ListingScope,
} from './listing-scope.ts';
import { FLAGS, withoutPrices, type PricePick, type Picks } from './picks.ts';
import { listingWithPrices, priceMeets, pricingOf, shownWithin } from './priced.sql.ts';
import { sql, type Sql } from './sql.ts';

/** Steps of percent off that the discount facet counts. */
export const DISCOUNT_STEPS = [10, 25, 40] as const;

export type PriceCounts = {
  /** In cents; null when nothing is left. */
  readonly price: { readonly low: number; readonly high: number } | null;
  /** Products by the step that they reach. */
  readonly discounts: ReadonlyMap<number, number>;
  /** Products by the flag of their price. */
  readonly flags: ReadonlyMap<number, number>;
};

export type CountsQuery = {
  scope: ListingScope;
  picks: Picks;
  choiceIds: ChoiceIds;
  generationId: number;
  /** All existing flags. */
  flagIds: readonly number[];
};

type Row = {
  low: Column<'delivered_price', 'amount'> | null;
  high: Column<'delivered_price', 'amount'> | null;
  steps: number[];
};
type FlagRow = { flags: Record<string, number> | null };
const NOTHING: Row & FlagRow = { low: null, high: null, steps: [], flags: null };

/** How many of the rows that meet the condition reach each step. */
export const countSteps = (holds: Sql): Sql =>
  sql`array[${sql.join(
    DISCOUNT_STEPS.map(
      (step) =>
        sql`count(*) filter (where left_to_pay <= ${sql.lit(1_000_000 - step * 10_000)} and ${holds})::int`,
    ),
  )}]`;

/** The listing is not read for columns that prices have. */
const sourceOf = (
  { scope, picks, choiceIds, generationId }: CountsQuery,
  flagged: readonly Sql[] = [],
): Sql => {
  const pricing = pricingOf(generationId, scope, picks, choiceIds);
  if (isOfPrices(scope, picks))
    return shownWithin(pricing, picks.ofPrice, all([copiedCondition(scope), ...flagged]));
  const holds = [
    scopeCondition(scope),
    holdsAll(narrowingBy(scope, withoutPrices(picks), oneVariantOfRow(choiceIds))),
  ];
  return sql`${listingWithPrices(pricing, picks.ofPrice)} where ${all([...holds, ...flagged])}`;
};

const without = <T extends { key: string }>(picks: readonly T[], key: string): T[] =>
  picks.filter((pick) => pick.key !== key);

const withoutFlags = (picks: Picks): Picks => ({
  ...picks,
  ofProduct: without(picks.ofProduct, FLAGS),
  ofPrice: without(picks.ofPrice, FLAGS),
});

/** Few prices have flags, and an index has these. */
const countFlags = (query: CountsQuery): Sql => {
  const isFlagged = sql`shown_flag_ids && ${[...query.flagIds]}::int[]`;
  return sql`(
    select json_object_agg(flag_id, n) from (
      select unnest(shown_flag_ids) as flag_id, count(*)::int as n
      from ${sourceOf({ ...query, picks: withoutFlags(query.picks) }, [isFlagged])} group by flag_id
    ) flagged
  )`;
};

/** Of cards, each of which has one price: rows are read once, and each facet leaves out its own selection. */
const countOfCards = async (db: Database, query: CountsQuery): Promise<Row & FlagRow> => {
  const { ofPrice } = query.picks;
  const holds = (key: string) => all(without(ofPrice, key).map(priceMeets));
  const isPriced = holds('current_price');
  const { rows } = await sql<Row & FlagRow>`
    select min(amount) filter (where ${isPriced}) as low, max(amount) filter (where ${isPriced}) as high,
      ${countSteps(holds('discount_percentage'))} as steps, ${countFlags(query)} as flags
    from ${sourceOf({ ...query, picks: withoutPrices(query.picks) })}`.execute(db);
  return rows[0] ?? NOTHING;
};

/** Of variants that match the picks: ranges choose which of a product's variants counts. */
const countWithin = async (db: Database, query: CountsQuery): Promise<Row> => {
  const { rows } = await sql<Row>`
    select min(amount) as low, max(amount) as high, ${countSteps(sql`true`)} as steps
    from ${sourceOf(query)}`.execute(db);
  return rows[0] ?? NOTHING;
};

const countFlagsOfVariants = async (db: Database, query: CountsQuery): Promise<FlagRow> => {
  const { rows } = await sql<FlagRow>`select ${countFlags(query)} as flags`.execute(db);
  return rows[0] ?? NOTHING;
};

const countOfVariants = async (db: Database, query: CountsQuery): Promise<Row & FlagRow> => {
  const { picks } = query;
  const within = (ofPrice: readonly PricePick[]) =>
    countWithin(db, { ...query, picks: { ...picks, ofPrice } });
  const counting = countFlagsOfVariants(db, query);
  if (picks.ofPrice.length === 0) return { ...(await within([])), ...(await counting) };
  const [{ low, high }, { steps }, flagged] = await Promise.all([
    within(without(picks.ofPrice, 'current_price')),
    within(without(picks.ofPrice, 'discount_percentage')),
    counting,
  ]);
  return { low, high, steps, ...flagged };
};

/** Bounds of the price facet, steps of the discount facet, and flags; each leaves out its own selection. */
export const countPrices = async (db: Database, query: CountsQuery): Promise<PriceCounts> => {
  const isOfCards = query.scope.choices.length + query.picks.ofVariant.length === 0;
  const { low, high, steps, flags } = await (isOfCards ? countOfCards : countOfVariants)(db, query);
  return {
    price: low === null || high === null ? null : { low, high },
    discounts: new Map(DISCOUNT_STEPS.map((step, at) => [step, steps[at] ?? 0])),
    flags: new Map(Object.entries(flags ?? {}).map(([id, n]) => [Number(id), n])),
  };
};
