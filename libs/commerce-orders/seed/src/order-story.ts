import { ORDER_ROAD } from '@shop/domain/order-road';
import type { OrderState } from './order-plans.ts';

/** Hours from the one before. */
const HOURS: Readonly<Record<OrderState, number>> = {
  accepted: 0,
  paid: 0.1,
  purchasing: 20,
  at_warehouse: 70,
  shipped: 30,
  customs: 90,
  out_for_delivery: 72,
  delivered: 8,
  cancelled: 5,
  refunded: 96,
  partly_refunded: 120,
};

const statesUntil = (state: OrderState): readonly OrderState[] => {
  if (state === 'cancelled') return ['accepted', 'cancelled'];
  if (state === 'refunded' || state === 'partly_refunded') return [...ORDER_ROAD, state];
  return ORDER_ROAD.slice(0, ORDER_ROAD.findIndex((step) => step === state) + 1);
};

export type OrderStep = { state: OrderState; at: Date };

/** The history of an order up to its state, step by step; no step is in the future. */
export function orderStory(state: OrderState, placedAt: Date, now: Date): OrderStep[] {
  let at = placedAt.getTime();
  return statesUntil(state).map((step) => {
    at = Math.min(at + HOURS[step] * 3_600_000, now.getTime());
    return { state: step, at: new Date(at) };
  });
}
