import type { PayableKind } from '@shop/commerce-payments';
import { lockForward } from './forwards.repository.ts';
import { moveOneForward } from './move-forward.ts';

/** The effects of payment on a forward request, after those on its order. */
export const forwarded = (order: PayableKind): PayableKind => ({
  ...order,

  // Always in this order, as `lockOwnForward` and the payable's own lock do.
  lock: async (tx, payable) => {
    await lockForward(tx, payable.rel_id);
    await order.lock(tx, payable);
  },

  onPaid: async (tx, settled) => {
    await order.onPaid(tx, settled);
    const request = await lockForward(tx, settled.payable.rel_id);
    // An order of an older shop has no request.
    if (request) await moveOneForward(tx, request, 'pay', { actor: 'system', now: settled.now });
  },
});
