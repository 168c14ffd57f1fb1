/** The states of an order without problems, in order. */
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

/** The milestones of a paid order's goods: events of warehouse and carrier, not of its money. */
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

/** A paid order that has not ended: its milestones continue. */
export const isOnTheRoad = (state: string): boolean => placeOf(state) >= placeOf('paid');

/** The goods have left the warehouse. */
export const isSent = (state: string): boolean => placeOf(state) >= placeOf('shipped');

/** `next` comes after `state`: milestones may be recorded late, and an order is never set back. */
export const isFarther = (next: Milestone, state: string): boolean => placeOf(next) > placeOf(state);

const MOST_UNDER_WAY = 2;

/** Of orders with the newest first: the paid ones that have not arrived, as many as an account's overview shows. */
export const ordersUnderWay = <Order extends { readonly state: string }>(orders: readonly Order[]): Order[] =>
  orders.filter(({ state }) => state !== 'delivered' && isOnTheRoad(state)).slice(0, MOST_UNDER_WAY);
