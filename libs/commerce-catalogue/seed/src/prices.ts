import type { Random } from './random.ts';

/** 1/10000 of a dollar, the shop's internal unit. */
const CENT = 100;
const DOLLAR = 10_000;

/** A price as shops write it: 9.49, 34.95, 129.00, 1,149.00. */
export function shopPrice(dollars: number): number {
  if (dollars < 20)
    return Math.max(Math.floor(dollars), 2) * DOLLAR + (Math.round(dollars * 10) % 2 ? 49 : 99) * CENT;
  if (dollars < 100) return Math.floor(dollars) * DOLLAR + 95 * CENT;
  if (dollars < 400) return (Math.floor(dollars / 5) * 5 + 4) * DOLLAR;
  return (Math.floor(dollars / 10) * 10 + 9) * DOLLAR;
}

/** So that there are many low prices and few high ones. */
export const spread = (random: Random, [from, to]: readonly [number, number]): number =>
  from * (to / from) ** (random.next() ** 1.35);

/** A price valid from this many days ago. */
export type PriceStep = { daysAgo: number; price: number };

export type Reduction = { percent: number; daysAgo: number } | null;

/** A third of the shop was reduced recently, some products by a lot. */
export const reductionOf = (random: Random): Reduction =>
  random.chance(0.32)
    ? { percent: random.pick([10, 10, 15, 15, 20, 20, 25, 30, 30, 40, 50]), daysAgo: random.between(2, 26) }
    : null;

/**
 * The end of a reduction: it runs, it runs and grew, it has ended by its age, or the price was raised again.
 */
export type Fate = 'runs' | 'grew' | 'ended' | 'raised';

export const fateOf = (random: Random): Fate =>
  random.pick(['runs', 'runs', 'runs', 'runs', 'runs', 'runs', 'grew', 'ended', 'raised', 'raised']);

const ENDED_DAYS_AGO = 33;
const RAISED_AFTER_DAYS = 12;

const reducedSteps = (
  usual: number,
  { percent, daysAgo }: NonNullable<Reduction>,
  fate: Fate,
): PriceStep[] => {
  const off = (share: number) => Math.min(shopPrice((usual / DOLLAR) * (1 - share / 100)), usual - CENT);
  switch (fate) {
    case 'runs':
      return [{ daysAgo, price: off(percent) }];
    case 'grew':
      return [
        { daysAgo, price: off(percent / 2) },
        { daysAgo: Math.floor(daysAgo / 2), price: off(percent) },
      ];
    case 'ended':
      return [{ daysAgo: ENDED_DAYS_AGO + daysAgo, price: off(percent) }];
    case 'raised':
      return [
        { daysAgo: daysAgo + RAISED_AFTER_DAYS, price: off(percent) },
        { daysAgo, price: usual },
      ];
  }
};

export type Past = { usual: number; reduction: Reduction; hadAction: boolean };

/**
 * The price history of a product since its arrival: the usual price, perhaps a short action, perhaps a
 * reduction. Prices from before its arrival are left out, so that some price falls are too early to
 * count as reductions.
 */
export function priceSteps(
  { usual, reduction, hadAction }: Past,
  fate: Fate,
  arrivedDaysAgo: number,
): PriceStep[] {
  const all = [
    ...(hadAction
      ? [
          { daysAgo: 48, price: Math.round((usual * 0.92) / CENT) * CENT },
          { daysAgo: 41, price: usual },
        ]
      : []),
    ...(reduction ? reducedSteps(usual, reduction, fate) : []),
  ].sort((a, b) => b.daysAgo - a.daysAgo);
  const steps = [
    { daysAgo: arrivedDaysAgo, price: usual },
    ...all.filter(({ daysAgo }) => daysAgo < arrivedDaysAgo),
    // Of two prices of one day the later one is valid.
  ].filter(({ daysAgo }, at, every) => daysAgo !== every[at + 1]?.daysAgo);
  return steps.filter(({ price }, at) => price !== steps[at - 1]?.price);
}
