import type { ProviderReport, RefundReport, StartedPayment } from '@shop/commerce-payments/providers';
import type { StripeClient } from './stripe-client.ts';
import { StripeProblem } from './stripe-problem.ts';
import { idOf, reportOfIntent, reportOfSession } from './stripe-report.ts';
import { refusalOf } from './stripe-refusals.ts';
import type { CardToCharge, RefundToMake, SessionToCreate } from './stripe-requests.ts';
import type { StripePayment, StripeRepository } from './stripe.repository.ts';

type PaymentsDeps = {
  readonly payments: StripeRepository;
  /** The API of the account that takes a brand's money. */
  readonly clientOf: (brand: string) => StripeClient;
  readonly clock: () => Date;
};

const closedReport = ({ reference, session_id: ref, reason }: StripePayment): ProviderReport => ({
  reference,
  ref,
  state: 'cancelled',
  money: null,
  reason: reason ?? 'cancelled',
});

const isRefusal = (error: unknown, ...codes: readonly string[]): error is StripeProblem =>
  error instanceof StripeProblem && (codes.length === 0 || codes.includes(error.code));

/** Why a confirmation was refused: by the card's bank, or because the token is used up, too old or not this account's. */
const reportOfRefused = ({ code, declineCode }: StripeProblem): string =>
  refusalOf({ code, ...(declineCode !== undefined && { decline_code: declineCode }) });

/** What was begun at the provider: a hosted page, or an intent for a card that was typed in on the shop's page. */
type Begun =
  | { readonly sessionId: string; readonly intentId: string | null }
  | { readonly sessionId: null; readonly intentId: string };

const begunOf = ({ session_id: sessionId, intent_id: intentId }: StripePayment): Begun | null => {
  if (sessionId !== null) return { sessionId, intentId };
  return intentId === null ? null : { sessionId, intentId };
};

/** The card that is charged without a page of the provider; null: the page asks for it. */
const cardOf = ({ option, means }: SessionToCreate): CardToCharge | null => {
  if (means?.token != null) return { saved: means.token };
  return option === null ? null : { token: option };
};

/** Refunds that the provider will never make: the buyer's bank has the money already, or has requested it. */
const NEVER_REFUNDED = ['charge_disputed', 'refund_disputed_payment'];

/**
 * Payments on the provider's hosted page, or by an intent where the card was typed in on the shop's page. The provider decides whether a page is paid or closed, never both:
 * closing a paid one is refused, and the payment is then reported with its state there.
 */
export const createStripePayments = ({ payments, clientOf, clock }: PaymentsDeps) => {
  const askIntent = async (payment: StripePayment, intentId: string) => {
    const intent = await clientOf(payment.brand).getIntent(intentId);
    const { status } = intent;
    const isOpen = status !== 'succeeded' && status !== 'processing' && status !== 'canceled';
    return { isOpen, intent, intentId, report: reportOfIntent(payment.reference, intent) };
  };

  const ask = async (payment: StripePayment, { sessionId, intentId: known }: Begun) => {
    if (sessionId === null) return askIntent(payment, known);
    const { reference } = payment;
    const session = await clientOf(payment.brand).getSession(sessionId);
    const intentId = idOf(session.payment_intent);
    if (intentId !== null && payment.intent_id === null) await payments.keepIntent(reference, intentId);
    return { isOpen: session.status === 'open', intentId, report: reportOfSession(reference, session) };
  };

  /** Closes the page or the intent, or reports its state. */
  const end = async (payment: StripePayment, begun: Begun, reason: string): Promise<ProviderReport> => {
    const { reference } = payment;
    const client = clientOf(payment.brand);
    try {
      await (begun.sessionId === null
        ? client.cancelIntent(begun.intentId)
        : client.expireSession(begun.sessionId));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { isOpen, report } = await ask(payment, begun);
      if (isOpen) throw error;
      if (report.state !== 'cancelled') return report;
    }
    return closedReport(await payments.close(reference, reason));
  };

  /** The state of an intent. The card is charged once its bank has agreed; one that was declined is not used again. */
  const statusOfIntent = async (payment: StripePayment, intentId: string): Promise<ProviderReport> => {
    const { reference } = payment;
    const begun = { sessionId: null, intentId } as const;
    const { intent, isOpen, report } = await askIntent(payment, intentId);
    if (isOpen && intent.last_payment_error) return end(payment, begun, report.reason ?? 'refused');
    if (isOpen && payment.expires_at <= clock()) return end(payment, begun, 'expired');
    if (report.state === 'cancelled')
      return closedReport(await payments.close(reference, report.reason ?? 'cancelled'));
    if (intent.status !== 'requires_confirmation') return report;
    try {
      await clientOf(payment.brand).confirmAfterBank(intentId, reference);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return end(payment, begun, reportOfRefused(error));
    }
    return (await askIntent(payment, intentId)).report;
  };

  const statusOf = async (payment: StripePayment): Promise<ProviderReport> => {
    const { reference } = payment;
    if (payment.closed_at !== null) return closedReport(payment);
    const begun = begunOf(payment);
    if (begun === null) return { reference, ref: null, state: 'open', money: null };
    if (begun.sessionId === null) return statusOfIntent(payment, begun.intentId);
    const { isOpen, report } = await ask(payment, begun);
    if (isOpen && payment.expires_at <= clock()) return end(payment, begun, 'expired');
    return report.state === 'cancelled' ? closedReport(await payments.close(reference, 'expired')) : report;
  };

  /** Charges a card that was typed in on the shop's page, or a saved one. The intent's id is kept before it can take money. */
  const startByCard = async (
    payment: StripePayment,
    order: SessionToCreate,
    card: CardToCharge,
  ): Promise<StartedPayment> => {
    const { reference } = payment;
    const client = clientOf(payment.brand);
    const id = payment.intent_id ?? (await client.createIntent(order)).id;
    const begun = { sessionId: null, intentId: id } as const;
    if (!(await payments.beginIntent(reference, id)))
      return { ...(await end(await payments.get(reference), begun, 'cancelled')), redirectUrl: null };
    try {
      const { next_action: next } = await client.confirmIntent(id, order, card);
      if (next?.redirect_to_url?.url)
        return { reference, ref: id, state: 'open', money: null, redirectUrl: next.redirect_to_url.url };
      // The bank can be asked by the provider's script only.
      if (next) return { ...(await end(payment, begun, 'authentication_failed')), redirectUrl: null };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { ...(await end(payment, begun, reportOfRefused(error))), redirectUrl: null };
    }
    return { ...(await statusOf(await payments.get(reference))), redirectUrl: null };
  };

  const unknown = (reference: string, ref: string | null): ProviderReport => ({
    ...{ reference, ref },
    state: 'unknown',
    money: null,
  });

  return {
    status: async (reference: string): Promise<ProviderReport> => {
      const payment = await payments.find(reference);
      return payment ? statusOf(payment) : unknown(reference, null);
    },

    start: async (order: SessionToCreate): Promise<StartedPayment> => {
      const { reference, brand, expiresAt } = order;
      const known = await payments.open({ reference, brand, expires_at: expiresAt });
      if (known.closed_at !== null) return { ...closedReport(known), redirectUrl: null };
      const open = { reference, state: 'open', money: null } as const;
      if (known.session_id !== null) return { ...open, ref: known.session_id, redirectUrl: known.pay_url };
      const card = cardOf(order);
      if (card !== null) return startByCard(known, order, card);
      const client = clientOf(known.brand);
      const { id, url } = await client.createSession(order);
      if (url === null) throw new Error('the provider names no page for the buyer');
      if (await payments.keepSession(reference, id, url)) return { ...open, ref: id, redirectUrl: url };
      // The address of this page was never given out, so it cannot be paid. Another start of the payment may have
      // closed it.
      const begun = { sessionId: id, intentId: null };
      return { ...(await end(await payments.get(reference), begun, 'cancelled')), redirectUrl: null };
    },

    cancel: async (reference: string, brand: string): Promise<ProviderReport> => {
      const known = await payments.closeUnbegun({ reference, brand, expires_at: clock() }, 'cancelled');
      if (known.closed_at !== null) return closedReport(known);
      const begun = begunOf(known);
      if (begun === null) throw new Error('a payment that has not begun was not closed');
      return end(known, begun, 'cancelled');
    },

    /** The provider knows a refund by its key for a day only, so existing refunds are looked up first. */
    refund: async (reference: string, refund: RefundToMake): Promise<RefundReport> => {
      const payment = await payments.find(reference);
      const begun = payment ? begunOf(payment) : null;
      if (!payment || !begun) return unknown(reference, null);
      const { intentId, report } = await ask(payment, begun);
      if (intentId === null || !report.money) return unknown(reference, begun.sessionId ?? begun.intentId);
      const client = clientOf(payment.brand);
      const made = await client.refundsOf(intentId);
      if (made.some(({ metadata }) => metadata?.key === refund.key)) return report;
      try {
        await client.refund(intentId, refund);
      } catch (error) {
        if (isRefusal(error, ...NEVER_REFUNDED)) return { ...report, refused: error.code };
        if (!isRefusal(error, 'charge_already_refunded')) throw error;
      }
      return (await ask(payment, begun)).report;
    },
  };
};

export type StripePayments = ReturnType<typeof createStripePayments>;
