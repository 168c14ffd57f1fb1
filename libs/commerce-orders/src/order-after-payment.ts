import type { OrderState, Transaction } from '@shop/database';
import { isSent } from '@shop/domain/order-road';
import type { AfterPayment, Settled } from '@shop/commerce-payments';
import { writeEvent } from './new-order.repository.ts';
import { lockOrder, type OrderRow } from './orders.repository.ts';

export type OrderAfterPayment = {
  /** The order ended before anything was sent: its goods can be sold again. */
  readonly isCancelled: boolean;
};

/** Applies a cancellation, a refund or a dispute to a paid order. A repeated one changes nothing. */
export const moveOrderAfterPayment = async (
  tx: Transaction,
  settled: Settled,
  what: AfterPayment,
): Promise<OrderAfterPayment> => {
  const order = await lockOrder(tx, settled.payable.rel_id);
  const fulfilment = order.state_before_dispute ?? order.state;
  switch (what) {
    case 'partly_refunded':
      await tell(tx, settled, 'partly_refunded', `refunded:${settled.payment.refunded_amount}`);
      return { isCancelled: false };
    case 'disputed':
      await keep(tx, settled, order, 'disputed', fulfilment);
      return { isCancelled: false };
    case 'dispute_won':
      await keep(tx, settled, order, fulfilment, null);
      return { isCancelled: false };
    case 'cancelled':
      await keep(tx, settled, order, 'cancelled', null, 'visitor');
      return { isCancelled: true };
    case 'returned': {
      // Goods that have left the warehouse do not return to stock automatically.
      const wasSent = isSent(fulfilment);
      const isRefunded = settled.payment.state === 'refunded';
      // For goods that were sent and are unpaid, staff decide.
      const unpaid = wasSent ? 'disputed' : 'cancelled';
      await keep(tx, settled, order, isRefunded ? 'refunded' : unpaid, wasSent ? fulfilment : null);
      return { isCancelled: !wasSent };
    }
  }
};

const keep = async (
  tx: Transaction,
  settled: Settled,
  order: OrderRow,
  state: OrderState,
  before: OrderState | null,
  actor = 'provider',
): Promise<void> => {
  await tx
    .updateTable('quote')
    .set({ state, state_before_dispute: before, updated_at: settled.now })
    .where('id', '=', order.id)
    .execute();
  if (state !== order.state) await tell(tx, settled, state, `${settled.payment.state}:${state}`, actor);
};

const tell = (
  tx: Transaction,
  { payable, payment, now }: Settled,
  state: OrderState,
  cause: string,
  actor = 'provider',
) =>
  writeEvent(tx, {
    quoteId: payable.rel_id,
    state,
    actor,
    cause: `payment:${payment.reference}:${cause}`,
    at: now,
  });
