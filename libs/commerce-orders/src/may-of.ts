import { actsOf, type OrderAct } from '@shop/domain/order-acts';
import type { OrderRow } from './orders.repository.ts';

type Known = {
  /** Without them: as if nothing was packed. */
  readonly parcels?: readonly unknown[];
  readonly isWithdrawable?: boolean;
};

/** What the buyer may do with an order now. */
export const mayOf = (
  { kind, state, paid_at }: OrderRow,
  { parcels = [], isWithdrawable = false }: Known = {},
): OrderAct[] =>
  actsOf({ kind, state, isPaid: paid_at !== null, isPacked: parcels.length > 0, isWithdrawable });
