import { LRUCache } from 'lru-cache';

/** Places that are remembered at once. Beyond it the one that was quiet longest is forgotten. */
const MOST_PLACES = 20_000;
const MINUTE = 60_000;

/** So many acts a minute from one place; a place that was quiet may do all of them at once. */
export const PLACE_LIMITS = {
  /** Calls of the search, and rendered pages whose address asks for something. */
  search: 300,
  /** Pictures that have to be made; those that are kept are not counted. */
  picture: 600,
} as const;

export type LimitedAct = keyof typeof PLACE_LIMITS;

export type PlaceLimits = {
  /** Counts an act; answers how many seconds it has to wait, 0 for "go on". */
  take: (act: LimitedAct, place: string) => number;
};

type Given = { now?: () => number; limits?: Readonly<Record<LimitedAct, number>> };

/** Counts acts by place. What is refused is not counted, so that asking again does not make the wait longer. */
export const createPlaceLimits = ({
  now = () => performance.now(),
  limits = PLACE_LIMITS,
}: Given = {}): PlaceLimits => {
  /** The moment at which all that a place did is forgiven. */
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
