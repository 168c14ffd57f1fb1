export type OrderState =
  | 'accepted'
  | 'paid'
  | 'purchasing'
  | 'at_warehouse'
  | 'shipped'
  | 'customs'
  | 'out_for_delivery'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
  | 'partly_refunded';

export type OrderPlan = {
  state: OrderState;
  daysAgo: number;
  lines: number;
  method: 'air' | 'sea';
  /** Its first item was cheaper then, and one more item is sold out now: seen when it is ordered again. */
  hasChanged?: boolean;
};

const order = (
  state: OrderState,
  daysAgo: number,
  lines = 2,
  method: OrderPlan['method'] = 'air',
): OrderPlan => ({ state, daysAgo, lines, method });

/** The orders of each demo client, by e-mail; the others have none. */
const PLANS: Readonly<Record<string, readonly OrderPlan[]>> = {
  'demo@nordport.example': [
    order('paid', 1),
    order('purchasing', 3, 1),
    order('at_warehouse', 6, 3),
    order('shipped', 11, 2),
    order('out_for_delivery', 13, 1),
    order('customs', 14, 1),
    order('shipped', 26, 4, 'sea'),
    order('delivered', 38, 1),
    order('delivered', 61, 2),
    order('cancelled', 74, 1),
    order('refunded', 90, 1),
    order('partly_refunded', 118, 3),
    order('delivered', 150, 2, 'sea'),
    order('delivered', 201, 5),
  ],
  'pro@nordport.example': [order('at_warehouse', 4, 5, 'sea'), order('delivered', 44, 6, 'sea')],
  'translator@nordport.example': [{ ...order('delivered', 52, 2), hasChanged: true }],
  'unpaid@nordport.example': [order('accepted', 2, 2), order('accepted', 5, 1)],
  'everything@nordport.example': [order('delivered', 24, 4), order('delivered', 33, 4)],
  'imported@nordport.example': [order('delivered', 300, 1)],
};

/** Oldest first, so that a later order has a higher number. */
export const plansOf = (email: string): readonly OrderPlan[] =>
  [...(PLANS[email] ?? [])].sort((a, b) => b.daysAgo - a.daysAgo);
