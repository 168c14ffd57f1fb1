import type { Transaction } from '@shop/database';
import { holdUntil } from '@shop/domain/holds';
import { countSold } from '@shop/commerce-catalogue';
import {
  moveOrderAfterPayment,
  numberOrder,
  placeOrderAsPaid,
  orderMail,
  refundMail,
  writeEvent,
} from '@shop/commerce-orders';
import type { PayableKind, Settled } from '@shop/commerce-payments';
import { dropUse } from './promotions/promotions.module.ts';
import { consumeReservation, resumeReservation, returnReservation } from '@shop/commerce-stock';
import type { CheckoutDeps } from './checkout.ports.ts';
import { holdOfSession } from './hold-of-session.ts';
import { lockSession, updateSession, type Session } from './session.repository.ts';

type MarketplaceOrderDeps = Pick<CheckoutDeps, 'carts' | 'mail' | 'brands'>;

const sessionOf = async (tx: Transaction, { payment }: Settled): Promise<Session> => {
  if (payment.checkout_session_id === null) throw new Error('a marketplace order has a checkout session');
  return lockSession(tx, payment.checkout_session_id);
};

/** The effects on a marketplace order when it is paid, or when its payment brings no money. */
export const createMarketplaceOrder = ({ carts, mail, brands }: MarketplaceOrderDeps): PayableKind => ({
  lock: async (tx, { slug }) => {
    await tx.selectFrom('checkout_session').select('id').where('slug', '=', slug).forUpdate().execute();
  },

  onPaid: async (tx, settled) => {
    const { payable, now } = settled;
    const session = await sessionOf(tx, settled);
    await consumeReservation(tx, session.id);
    await countSold(tx, payable.rel_id);
    await updateSession(tx, session.id, { state: 'completed', reserved_until: null });
    await carts.empty(
      tx,
      session.cart_id,
      session.lines.map(({ variantId }) => variantId),
    );
    for (const state of ['accepted', 'paid'] as const) {
      const cause = `quote:${payable.rel_id}:${state}`;
      await writeEvent(tx, { quoteId: payable.rel_id, state, actor: 'visitor', cause, at: now });
    }
    await placeOrderAsPaid(tx, payable.rel_id, now);
    await mail.enqueue(tx, await orderMail(tx, brands, payable.rel_id));
  },

  onBooked: async (tx, { payable }) => {
    await numberOrder(tx, payable.rel_id, payable.brand);
  },

  onReleased: async (tx, settled) => {
    const { payable, now } = settled;
    const session = await sessionOf(tx, settled);
    if (session.state !== 'placing') return;
    // The session stays for another attempt, and its pieces until their hold ends.
    const until = holdUntil(holdOfSession(session, now), now);
    await resumeReservation(tx, session.id, until);
    await dropUse(tx, payable.rel_id);
    await updateSession(tx, session.id, { state: 'live', reserved_until: until, expires_at: until });
  },

  onAfterwards: async (tx, settled, what) => {
    const { isCancelled } = await moveOrderAfterPayment(tx, settled, what);
    const { checkout_session_id: sessionId } = settled.payment;
    if (!isCancelled || sessionId === null) return;
    await returnReservation(tx, sessionId);
    await dropUse(tx, settled.payable.rel_id);
  },

  onRefunded: async (tx, settled, amount) => {
    await mail.enqueue(tx, await refundMail(tx, brands, settled, amount));
  },
});
