/** The way of an order when nothing goes wrong. */
export const ORDER_ROAD = [
  'accepted',
  'paid',
  'purchasing',
  'at_warehouse',
  'shipped',
  'customs',
  'out_for_delivery',
  'delivered',
] as const;
export type RoadState = (typeof ORDER_ROAD)[number];

/** What happens to the goods of a paid order: facts of warehouse and carrier, not of its money. */
export const MILESTONES = [
  'purchasing',
  'at_warehouse',
  'shipped',
  'customs',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly RoadState[];
export type Milestone = (typeof MILESTONES)[number];

export const isMilestone = (state: string): state is Milestone => MILESTONES.some((known) => known === state);

const placeOf = (state: string): number => ORDER_ROAD.findIndex((known) => known === state);

/** A paid order that has not ended: its goods move on. */
export const isOnTheRoad = (state: string): boolean => placeOf(state) >= placeOf('paid');

/** The goods have left the warehouse. */
export const isSent = (state: string): boolean => placeOf(state) >= placeOf('shipped');

/** `next` lies farther on the way than `state`: facts may be recorded late, and an order never goes back. */
export const isFarther = (next: Milestone, state: string): boolean => placeOf(next) > placeOf(state);
