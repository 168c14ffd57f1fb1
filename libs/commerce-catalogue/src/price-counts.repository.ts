import type { Database } from '@shop/database';
import { all } from './conditions.ts';
import type { ChoiceIds } from './choice-ids.ts';
import { holdsAll, narrowingBy, scopeCondition, type ListingScope } from './listing-scope.ts';
import type { PickedRange, Picks } from './picks.ts';
import { listingWithPrices, pricingOf } from './priced.sql.ts';
import { sql } from './sql.ts';

/** Steps of percent off that the discount facet counts. */
export const DISCOUNT_STEPS = [10, 25, 40] as const;

export type PriceCounts = {
  /** In cents; null when nothing is left. */
  readonly price: { readonly low: number; readonly high: number } | null;
  /** Products by the step that they reach. */
  readonly discounts: ReadonlyMap<number, number>;
};

export type CountsQuery = { scope: ListingScope; picks: Picks; choiceIds: ChoiceIds; generationId: number };

type Row = { low: number | null; high: number | null; steps: number[] };

/** How many of some rows reach each step. */
export const countSteps = sql`array[${sql.join(
  DISCOUNT_STEPS.map(
    (step) => sql`count(*) filter (where left_to_pay <= ${sql.lit(1_000_000 - step * 10_000)})::int`,
  ),
)}]`;

export const toPriceCounts = (
  { low, high }: Pick<Row, 'low' | 'high'>,
  steps: readonly number[],
): PriceCounts => ({
  price: low === null || high === null ? null : { low, high },
  discounts: new Map(DISCOUNT_STEPS.map((step, at) => [step, steps[at] ?? 0])),
});

const countWithin = async (
  db: Database,
  { scope, picks, choiceIds, generationId }: CountsQuery,
  ranges: readonly PickedRange[],
): Promise<Row> => {
  const pricing = pricingOf(generationId, scope, picks, choiceIds);
  const holds = [scopeCondition(scope), holdsAll(narrowingBy(scope, { ...picks, ranges: [] }, pricing))];
  const { rows } = await sql<Row>`
    select min(amount) as low, max(amount) as high, ${countSteps} as steps
    from ${listingWithPrices(pricing, ranges)} where ${all(holds)}`.execute(db);
  return rows[0] ?? { low: null, high: null, steps: [] };
};

/** Bounds of the price facet and steps of the discount facet; each leaves out its own selection. */
export const countPrices = async (db: Database, query: CountsQuery): Promise<PriceCounts> => {
  const { ranges } = query.picks;
  const without = (key: string) => ranges.filter((range) => range.key !== key);
  const prices = countWithin(db, query, without('current_price'));
  // Without a picked range both are counts of the same rows.
  const discounts = ranges.length === 0 ? prices : countWithin(db, query, without('discount_percentage'));
  const [{ low, high }, { steps }] = await Promise.all([prices, discounts]);
  return toPriceCounts({ low, high }, steps);
};
