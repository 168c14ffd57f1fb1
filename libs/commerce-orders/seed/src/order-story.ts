import type { OrderState } from './order-plans.ts';

const WAY: readonly OrderState[] = ['accepted', 'paid', 'purchasing', 'at_warehouse', 'shipped', 'delivered'];
/** Hours from the one before. */
const HOURS: Readonly<Record<OrderState, number>> = {
  accepted: 0,
  paid: 0.1,
  purchasing: 20,
  at_warehouse: 70,
  shipped: 30,
  delivered: 170,
  cancelled: 5,
  refunded: 96,
  partly_refunded: 120,
};

const statesUntil = (state: OrderState): readonly OrderState[] => {
  if (state === 'cancelled') return ['accepted', 'cancelled'];
  if (state === 'refunded' || state === 'partly_refunded') return [...WAY, state];
  return WAY.slice(0, WAY.indexOf(state) + 1);
};

export type OrderStep = { state: OrderState; at: Date };

/** How an order came to its state, step by step; nothing of it lies in the future. */
export function orderStory(state: OrderState, placedAt: Date, now: Date): OrderStep[] {
  let at = placedAt.getTime();
  return statesUntil(state).map((step) => {
    at = Math.min(at + HOURS[step] * 3_600_000, now.getTime());
    return { state: step, at: new Date(at) };
  });
}
