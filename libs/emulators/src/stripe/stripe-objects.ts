import type { Stripe } from 'stripe';
import {
  feeOf,
  refundedOf,
  type BookEvent,
  type EmulatedRefund,
  type EmulatedSession,
} from './stripe-books.ts';

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** The parts of the objects that the shop may read, with the names and types of the package. */
export const wireCharge = (session: EmulatedSession, isExpanded: boolean) => {
  const { charge, currency, intentId } = session;
  if (!charge) return null;
  const refunded = refundedOf(session);
  const booked = `txn_${charge.id}`;
  return {
    ...{ id: charge.id, object: 'charge', status: 'succeeded', livemode: false, metadata: session.metadata },
    ...{ amount: charge.amount, amount_captured: charge.amount, amount_refunded: refunded, currency },
    ...{ captured: true, paid: true, refunded: refunded >= charge.amount, disputed: charge.dispute !== null },
    payment_intent: intentId,
    balance_transaction: isExpanded
      ? {
          ...{ id: booked, object: 'balance_transaction', amount: charge.amount, currency },
          ...{ fee: feeOf(session), net: charge.amount - feeOf(session), source: charge.id, type: 'charge' },
        }
      : booked,
  };
};

const intentStatus = ({ charge, status, bank }: EmulatedSession): Stripe.PaymentIntent.Status => {
  if (charge) return 'succeeded';
  if (status === 'expired') return 'canceled';
  if (bank === 'asked') return 'requires_action';
  return bank === 'agreed' ? 'requires_confirmation' : 'requires_payment_method';
};

/** Where the buyer confirms at the bank. */
const actionOf = ({ bank, id, successUrl }: EmulatedSession, origin: string) =>
  bank === 'asked'
    ? {
        type: 'redirect_to_url',
        redirect_to_url: { url: `${origin}/c/pay/${id}`, return_url: successUrl },
      }
    : null;

export const wireIntent = (session: EmulatedSession, isExpanded: boolean, origin = '') => ({
  next_action: actionOf(session, origin),
  ...{ id: session.intentId ?? '', object: 'payment_intent', livemode: false, metadata: session.metadata },
  ...{ amount: session.amount, amount_received: session.charge?.amount ?? 0, currency: session.currency },
  status: intentStatus(session),
  last_payment_error: session.lastError && { ...session.lastError, type: 'card_error' },
  customer: session.customer,
  setup_future_usage: session.savesCard ? 'on_session' : null,
  payment_method: session.methodId,
  latest_charge: isExpanded ? wireCharge(session, true) : (session.charge?.id ?? null),
});

export const wireSession = (session: EmulatedSession, origin: string, isExpanded: boolean) => ({
  ...{ id: session.id, object: 'checkout.session', mode: 'payment', livemode: false },
  ...{ amount_total: session.amount, currency: session.currency, client_reference_id: session.reference },
  ...{ status: session.status, payment_status: session.charge ? 'paid' : 'unpaid' },
  ...{ created: seconds(session.createdAt), expires_at: seconds(session.expiresAt), metadata: {} },
  ...{ success_url: session.successUrl, cancel_url: session.cancelUrl },
  url: session.status === 'open' ? `${origin}/c/pay/${session.id}` : null,
  payment_intent: session.intentId !== null && isExpanded ? wireIntent(session, true) : session.intentId,
});

export const wireRefund = (session: EmulatedSession, refund: EmulatedRefund) => ({
  ...{ id: refund.id, object: 'refund', amount: refund.amount, currency: session.currency },
  ...{ status: refund.status, metadata: refund.metadata, reason: null },
  ...{ charge: session.charge?.id ?? null, payment_intent: session.intentId },
});

export const wireDispute = ({ charge, currency, intentId }: EmulatedSession) => ({
  ...{ id: charge?.dispute?.id ?? '', object: 'dispute', status: charge?.dispute?.status, livemode: false },
  ...{ amount: charge?.amount ?? 0, currency, charge: charge?.id ?? null, payment_intent: intentId },
});

/** The object of an event, in its state at that time. */
export const objectOf = ({ about, session, refund }: BookEvent, origin: string): object | null => {
  if (about === 'session') return wireSession(session, origin, false);
  if (about === 'intent') return wireIntent(session, false);
  if (about === 'charge') return wireCharge(session, false);
  if (about === 'dispute') return wireDispute(session);
  return refund ? wireRefund(session, refund) : null;
};
