import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Columns } from './rows.ts';

/** One price that a variant has had, with the days that the law of a country counts from it. Prices in 1/10000 USD. */
type Told = Columns<
  'variant_price',
  { variantId: 'variant_id'; price: 'price'; since: 'since'; until: 'until' }
> &
  Columns<'reduction_law', { countryId: 'country_id' }> & {
    readonly dayBefore: Date;
    readonly dayAfter: Date;
    /** Until when a further step down belongs to a reduction that began here; null without an end. */
    readonly stepsUntil: Date | null;
  };

type Run = { began: Date; countedFrom: Date; ends: Date; stepsUntil: Date | null };

const isBefore = (one: Date, other: Date | null) => other === null || one < other;
const earlier = (one: Date, other: Date | null) => (other !== null && other < one ? other : one);

/** The run that this price continues; a price that is not lower, or too recent to count, ends it. */
const goOn = (run: Run | null, told: Told, before: Told | undefined, first: Told | undefined): Run | null => {
  const counts = before && first && told.price < before.price && first.since <= told.dayBefore;
  if (!counts) return null;
  if (run && told.since < run.ends && isBefore(told.since, run.stepsUntil))
    return { ...run, ends: earlier(told.dayAfter, run.stepsUntil) };
  return {
    began: told.since,
    countedFrom: told.dayBefore,
    ends: told.dayAfter,
    stepsUntil: told.stepsUntil,
  };
};

const runAtTheEnd = (history: readonly Told[]): Run | null =>
  history.reduce<Run | null>((run, told, at) => goOn(run, told, history[at - 1], history[0]), null);

const priorOf = (history: readonly Told[], now: Date): number | null => {
  const run = runAtTheEnd(history);
  if (run === null || run.ends <= now) return null;
  const asked = history.filter(
    ({ since, until }) => since < run.began && until !== null && until > run.countedFrom,
  );
  return Math.min(...asked.map(({ price }) => price));
};

/**
 * The lowest price of the 30 days before the reduction of each variant, by the law of each country, computed from the
 * intervals of `variant_price` only; a variant that is not reduced is left out.
 */
export const readLawfulPriors = async (db: Database, now: Date): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<Told>`
    select told.variant_id as "variantId", told.price, told.since, told.until, law.country_id as "countryId",
      ((day - interval '30 days') at time zone time_zone) as "dayBefore",
      ((day + interval '30 days') at time zone time_zone) as "dayAfter",
      ((day + make_interval(months => steps_months)) at time zone time_zone) as "stepsUntil"
    from variant_price told cross join reduction_law law
    cross join lateral (select date_trunc('day', told.since at time zone time_zone) as day) local
    order by told.variant_id, law.country_id, told.since`.execute(db);
  const histories = Map.groupBy(rows, ({ variantId, countryId }) => `${variantId} ${countryId}`);
  return new Map(
    [...histories].flatMap(([key, history]) => {
      const prior = priorOf(history, now);
      return prior === null ? [] : [[key, prior] as const];
    }),
  );
};
