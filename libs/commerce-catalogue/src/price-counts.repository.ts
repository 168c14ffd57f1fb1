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
import { withoutRanges, type PickedRange, type Picks } from './picks.ts';
import { listingWithPrices, priceInRange, pricingOf, shownWithin } from './priced.sql.ts';
import { sql, type Sql } from './sql.ts';

/** Steps of percent off that the discount facet counts. */
export const DISCOUNT_STEPS = [10, 25, 40] as const;

export type PriceCounts = {
  /** In cents; null when nothing is left. */
  readonly price: { readonly low: number; readonly high: number } | null;
  /** Products by the step that they reach. */
  readonly discounts: ReadonlyMap<number, number>;
};

export type CountsQuery = { scope: ListingScope; picks: Picks; choiceIds: ChoiceIds; generationId: number };

type Row = {
  low: Column<'delivered_price', 'amount'> | null;
  high: Column<'delivered_price', 'amount'> | null;
  steps: number[];
};
const NOTHING: Row = { low: null, high: null, steps: [] };

/** How many of the rows that meet the condition reach each step. */
export const countSteps = (holds: Sql): Sql =>
  sql`array[${sql.join(
    DISCOUNT_STEPS.map(
      (step) =>
        sql`count(*) filter (where left_to_pay <= ${sql.lit(1_000_000 - step * 10_000)} and ${holds})::int`,
    ),
  )}]`;

/** The listing is not read for what prices know. */
const sourceOf = ({ scope, picks, choiceIds, generationId }: CountsQuery): Sql => {
  const pricing = pricingOf(generationId, scope, picks, choiceIds);
  if (isOfPrices(scope, picks)) return shownWithin(pricing, picks.ranges, copiedCondition(scope));
  const holds = [
    scopeCondition(scope),
    holdsAll(narrowingBy(scope, withoutRanges(picks), oneVariantOfRow(choiceIds))),
  ];
  return sql`${listingWithPrices(pricing, picks.ranges)} where ${all(holds)}`;
};

const without = (ranges: readonly PickedRange[], key: string) => ranges.filter((range) => range.key !== key);

/** Of cards, each of which has one price: rows are read once, and each facet leaves out its own selection. */
const countOfCards = async (db: Database, query: CountsQuery): Promise<Row> => {
  const { ranges } = query.picks;
  const holds = (key: string) => all(without(ranges, key).map(priceInRange));
  const isPriced = holds('current_price');
  const { rows } = await sql<Row>`
    select min(amount) filter (where ${isPriced}) as low, max(amount) filter (where ${isPriced}) as high,
      ${countSteps(holds('discount_percentage'))} as steps
    from ${sourceOf({ ...query, picks: withoutRanges(query.picks) })}`.execute(db);
  return rows[0] ?? NOTHING;
};

/** Of variants that match the picks: ranges choose which of a product's variants counts. */
const countWithin = async (db: Database, query: CountsQuery): Promise<Row> => {
  const { rows } = await sql<Row>`
    select min(amount) as low, max(amount) as high, ${countSteps(sql`true`)} as steps
    from ${sourceOf(query)}`.execute(db);
  return rows[0] ?? NOTHING;
};

const countOfVariants = async (db: Database, query: CountsQuery): Promise<Row> => {
  const { picks } = query;
  const within = (ranges: readonly PickedRange[]) =>
    countWithin(db, { ...query, picks: { ...picks, ranges } });
  if (picks.ranges.length === 0) return within([]);
  const [{ low, high }, { steps }] = await Promise.all([
    within(without(picks.ranges, 'current_price')),
    within(without(picks.ranges, 'discount_percentage')),
  ]);
  return { low, high, steps };
};

/** Bounds of the price facet and steps of the discount facet; each leaves out its own selection. */
export const countPrices = async (db: Database, query: CountsQuery): Promise<PriceCounts> => {
  const isOfCards = query.scope.choices.length + query.picks.ofVariant.length === 0;
  const { low, high, steps } = await (isOfCards ? countOfCards : countOfVariants)(db, query);
  return {
    price: low === null || high === null ? null : { low, high },
    discounts: new Map(DISCOUNT_STEPS.map((step, at) => [step, steps[at] ?? 0])),
  };
};
