import type { Amount } from '../money.ts';
import { midnightAfterDays, midnightAfterMonths } from './calendar.ts';
import { percentOff } from './percent-off.ts';

/** A price and its period: from `since` until just before `until`; null for the current one. */
export type PriceInterval = { readonly since: Date; readonly until: Date | null; readonly price: Amount };

/** A market's law on reductions. */
export type ReductionLaw = {
  readonly timeZone: string;
  /**
   * For how many months after its beginning further steps down belong to the same reduction: 0 where each step is one
   * of its own, null where the law sets no end.
   */
  readonly stepsMonths: number | null;
};

export type Reduction = {
  readonly price: Amount;
  /** The lowest price of the 30 days before the beginning. */
  readonly prior: Amount;
  readonly percent: number;
  /** Where those 30 days start. */
  readonly countedFrom: Date;
  readonly began: Date;
  /** From here on the price counts as the usual one. */
  readonly ends: Date;
};

type Run = Pick<Reduction, 'countedFrom' | 'began' | 'ends'> & { readonly stepsUntil: Date | null };

const DAYS = 30;

const firstOf = (...dates: readonly (Date | null)[]): Date =>
  new Date(Math.min(...dates.map((date) => date?.getTime() ?? Infinity)));

/** The run of a fall alone; null where the variant was not on sale for all of the 30 days. */
const runOf = (
  fall: PriceInterval,
  onSaleSince: Date,
  { timeZone, stepsMonths }: ReductionLaw,
): Run | null => {
  const countedFrom = midnightAfterDays(fall.since, -DAYS, timeZone);
  if (onSaleSince > countedFrom) return null;
  return {
    countedFrom,
    began: fall.since,
    ends: midnightAfterDays(fall.since, DAYS, timeZone),
    stepsUntil: stepsMonths === null ? null : midnightAfterMonths(fall.since, stepsMonths, timeZone),
  };
};

const joined = (run: Run | null, step: Run): Run =>
  run !== null && step.began < firstOf(run.ends, run.stepsUntil)
    ? { ...run, ends: firstOf(step.ends, run.stepsUntil) }
    : step;

/** The run that the last price belongs to; null when that price is not below the one before it. */
const lastRun = ([first, ...later]: readonly PriceInterval[], law: ReductionLaw): Run | null => {
  let before = first;
  let run: Run | null = null;
  for (const next of later) {
    const step: Run | null =
      first && before && next.price < before.price ? runOf(next, first.since, law) : null;
    run = step && joined(run, step);
    before = next;
  }
  return run;
};

const lowestBetween = (prices: readonly PriceInterval[], { countedFrom, began }: Run): Amount =>
  Math.min(
    ...prices
      .filter(({ since, until }) => since < began && (until === null || until > countedFrom))
      .map(({ price }) => price),
  );

/**
 * The active reduction, from all prices of a variant, the oldest first. A step down counts for 30 days of the
 * market's calendar, and only where the price is at least 1 % below the prior price.
 */
export const reductionOf = (
  prices: readonly PriceInterval[],
  law: ReductionLaw,
  now: Date,
): Reduction | null => {
  const price = prices.at(-1)?.price;
  const run = lastRun(prices, law);
  if (price === undefined || !run || now >= run.ends) return null;
  const prior = lowestBetween(prices, run);
  const percent = percentOff(price, prior);
  const { countedFrom, began, ends } = run;
  return percent === 0 ? null : { price, prior, percent, countedFrom, began, ends };
};
