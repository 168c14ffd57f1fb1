import type { ProviderReport, RefundReport, StartedPayment } from '@shop/commerce-payments/providers';
import type { StripeClient } from './stripe-client.ts';
import { StripeProblem } from './stripe-problem.ts';
import { idOf, reportOfSession } from './stripe-report.ts';
import type { RefundToMake, SessionToCreate } from './stripe-requests.ts';
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

/** Refunds that the provider will never make: the buyer's bank has the money already, or has requested it. */
const NEVER_REFUNDED = ['charge_disputed', 'refund_disputed_payment'];

/**
 * Payments on the provider's hosted page. The provider decides whether a page is paid or closed, never both:
 * closing a paid one is refused, and the payment is then reported with its state there.
 */
export const createStripePayments = ({ payments, clientOf, clock }: PaymentsDeps) => {
  const ask = async (payment: StripePayment, sessionId: string) => {
    const { reference } = payment;
    const session = await clientOf(payment.brand).getSession(sessionId);
    const intentId = idOf(session.payment_intent);
    if (intentId !== null && payment.intent_id === null) await payments.keepIntent(reference, intentId);
    return { session, intentId, report: reportOfSession(reference, session) };
  };

  /** Closes the page, or reports its state. */
  const end = async (payment: StripePayment, sessionId: string, reason: string): Promise<ProviderReport> => {
    const { reference } = payment;
    try {
      await clientOf(payment.brand).expireSession(sessionId);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { session, report } = await ask(payment, sessionId);
      if (session.status === 'open') throw error;
      if (report.state !== 'cancelled') return report;
    }
    return closedReport(await payments.close(reference, reason));
  };

  const statusOf = async (payment: StripePayment): Promise<ProviderReport> => {
    const { reference, session_id: sessionId } = payment;
    if (payment.closed_at !== null) return closedReport(payment);
    if (sessionId === null) return { reference, ref: null, state: 'open', money: null };
    const { session, report } = await ask(payment, sessionId);
    if (session.status === 'open' && payment.expires_at <= clock()) return end(payment, sessionId, 'expired');
    return report.state === 'cancelled' ? closedReport(await payments.close(reference, 'expired')) : report;
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
      const client = clientOf(known.brand);
      const { id, url } = await client.createSession(order);
      if (url === null) throw new Error('the provider names no page for the buyer');
      if (await payments.keepSession(reference, id, url)) return { ...open, ref: id, redirectUrl: url };
      // The address of this page was never given out, so it cannot be paid. Another start of the payment may have
      // closed it.
      return { ...(await end(await payments.get(reference), id, 'cancelled')), redirectUrl: null };
    },

    cancel: async (reference: string, brand: string): Promise<ProviderReport> => {
      const known = await payments.closeUnbegun({ reference, brand, expires_at: clock() }, 'cancelled');
      if (known.closed_at !== null) return closedReport(known);
      if (known.session_id === null) throw new Error('a payment without a page was not closed');
      return end(known, known.session_id, 'cancelled');
    },

    /** The provider knows a refund by its key for a day only, so existing refunds are looked up first. */
    refund: async (reference: string, refund: RefundToMake): Promise<RefundReport> => {
      const payment = await payments.find(reference);
      if (!payment?.session_id) return unknown(reference, null);
      const { intentId, report } = await ask(payment, payment.session_id);
      if (intentId === null || !report.money) return unknown(reference, payment.session_id);
      const client = clientOf(payment.brand);
      const made = await client.refundsOf(intentId);
      if (made.some(({ metadata }) => metadata?.key === refund.key)) return report;
      try {
        await client.refund(intentId, refund);
      } catch (error) {
        if (isRefusal(error, ...NEVER_REFUNDED)) return { ...report, refused: error.code };
        if (!isRefusal(error, 'charge_already_refunded')) throw error;
      }
      return (await ask(payment, payment.session_id)).report;
    },
  };
};

export type StripePayments = ReturnType<typeof createStripePayments>;
