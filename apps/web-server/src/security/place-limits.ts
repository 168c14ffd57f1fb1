import { LRUCache } from 'lru-cache';

/** Places that are stored at once. Beyond it the least recently active one is removed. */
const MOST_PLACES = 20_000;
const MINUTE = 60_000;

/** The number of requests a minute from one place; an idle place may make all of them at once. */
export const PLACE_LIMITS = {
  /** Search calls, and rendered pages whose address has a query. */
  search: 300,
  /** Pictures that have to be made; stored ones are not counted. */
  picture: 600,
  /** Errors of pages that are logged. */
  error: 30,
} as const;

export type LimitedAct = keyof typeof PLACE_LIMITS;

export type PlaceLimits = {
  /** Counts an act; returns the seconds to wait, 0 to continue. */
  take: (act: LimitedAct, place: string) => number;
};

type PlaceLimitsOptions = { now?: () => number; limits?: Readonly<Record<LimitedAct, number>> };

/** Counts acts by place. Refused acts are not counted, so that asking again does not make the wait longer. */
export const createPlaceLimits = ({
  now = () => performance.now(),
  limits = PLACE_LIMITS,
}: PlaceLimitsOptions = {}): PlaceLimits => {
  /** The moment at which a place's count is back at zero. */
  const paidUntil = new LRUCache<string, number>({ max: MOST_PLACES });
  return {
    take: (act, place) => {
      const key = `${act} ${place}`;
      const moment = now();
      const cost = MINUTE / limits[act];
      const after = Math.max(paidUntil.get(key) ?? 0, moment) + cost;
      const early = after - moment - MINUTE;
      if (early > 1e-6) return Math.ceil(early / 1000);
      paidUntil.set(key, after);
      return 0;
    },
  };
};

export const NO_LIMITS: PlaceLimits = { take: () => 0 };
