import { actsOf, type OrderAct } from '@shop/domain/order-acts';
import type { OrderRow } from './orders.repository.ts';

/** What the buyer may do with an order now. */
export const mayOf = ({ kind, state, paid_at }: OrderRow): OrderAct[] =>
  actsOf({ kind, state, isPaid: paid_at !== null });
