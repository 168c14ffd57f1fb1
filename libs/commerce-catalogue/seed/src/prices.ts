import type { Random } from './random.ts';

/** 1/10000 of a dollar, as the shop counts. */
const CENT = 100;
const DOLLAR = 10_000;
export const HISTORY_DAYS = 60;

/** A price as shops write it: 9.49, 34.95, 129.00, 1,149.00. */
export function shopPrice(dollars: number): number {
  if (dollars < 20)
    return Math.max(Math.floor(dollars), 2) * DOLLAR + (Math.round(dollars * 10) % 2 ? 49 : 99) * CENT;
  if (dollars < 100) return Math.floor(dollars) * DOLLAR + 95 * CENT;
  if (dollars < 400) return (Math.floor(dollars / 5) * 5 + 4) * DOLLAR;
  return (Math.floor(dollars / 10) * 10 + 9) * DOLLAR;
}

/** So that there are many modest prices and few high ones. */
export const spread = (random: Random, [from, to]: readonly [number, number]): number =>
  from * (to / from) ** (random.next() ** 1.35);

export type PriceStep = { daysAgo: number; price: number };
export type PriceStory = { price: number; regular: number; steps: readonly PriceStep[] };

export type Reduction = { percent: number; daysAgo: number } | null;

/** A third of the shop is reduced, now and then a lot. */
export const reductionOf = (random: Random): Reduction =>
  random.chance(0.32)
    ? { percent: random.pick([10, 10, 15, 15, 20, 20, 25, 30, 30, 40, 50]), daysAgo: random.between(2, 26) }
    : null;

/** What a thing cost in the last sixty days: the usual price, perhaps a short action, perhaps reduced since some days. */
export function priceStory(regular: number, reduction: Reduction, hadAction: boolean): PriceStory {
  const reduced = reduction
    ? Math.min(shopPrice((regular / DOLLAR) * (1 - reduction.percent / 100)), regular - CENT)
    : regular;
  const action = hadAction
    ? [
        { daysAgo: 48, price: Math.round((regular * 0.92) / CENT) * CENT },
        { daysAgo: 41, price: regular },
      ]
    : [];
  const steps = [
    { daysAgo: HISTORY_DAYS - 1, price: regular },
    ...action,
    ...(reduction ? [{ daysAgo: reduction.daysAgo, price: reduced }] : []),
  ];
  return { price: reduced, regular, steps };
}

export const priceOn = (steps: readonly PriceStep[], daysAgo: number): number =>
  steps.findLast((step) => step.daysAgo >= daysAgo)?.price ?? steps[0]?.price ?? 0;
