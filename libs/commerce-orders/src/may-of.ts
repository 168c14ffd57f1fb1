import { actsOf, type OrderAct } from '@shop/domain/order-acts';
import type { OrderRow } from './orders.repository.ts';

/** What the buyer may do with an order now. Without its parcels: as if nothing was packed. */
export const mayOf = ({ kind, state, paid_at }: OrderRow, parcels: readonly unknown[] = []): OrderAct[] =>
  actsOf({ kind, state, isPaid: paid_at !== null, isPacked: parcels.length > 0 });
