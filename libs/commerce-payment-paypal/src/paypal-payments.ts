import {
  ProviderSilent,
  type ProviderReport,
  type RefundReport,
  type StartedPayment,
} from '@shop/commerce-payments/providers';
import type { Amount } from '@shop/domain/money';
import type { Order } from './paypal-answers.ts';
import type { PayPalClient } from './paypal-client.ts';
import { hasIssue, PayPalProblem } from './paypal-problem.ts';
import { GIVEN_BACK, NEVER_REFUNDED, NOT_YET_REFUNDED, refusalOf } from './paypal-refusals.ts';
import { approvalOf, capturesOf, refundsOf, reportOfOrder } from './paypal-report.ts';
import { refundIdOf, type OrderToCreate } from './paypal-requests.ts';
import type { PayPalPayment, PayPalRepository } from './paypal.repository.ts';

type OrderDeps = {
  readonly payments: PayPalRepository;
  /** The API of the account that takes a brand's money. */
  readonly clientOf: (brand: string) => PayPalClient;
};

type Key = { readonly reference: string; readonly brand: string };
type RefundOrder = { readonly amount: Amount; readonly currency: string; readonly key: string };

const ENDED_WITHOUT_REFUSAL: readonly string[] = ['cancelled', 'expired'];

const closedReport = ({ reference, order_id: ref, reason }: PayPalPayment): ProviderReport => ({
  reference,
  ref,
  state: reason === null || ENDED_WITHOUT_REFUSAL.includes(reason) ? 'cancelled' : 'failed',
  money: null,
  reason: reason ?? 'cancelled',
});

/**
 * Orders at the provider. The buyer approves an order there, and only the shop's own capture takes the money:
 * so an order without a capture can be left there, and closing a payment is a mark in the shop's own table.
 */
export const createPayPalPayments = ({ payments, clientOf }: OrderDeps) => {
  const keepCaptureOf = async (reference: string, order: Order): Promise<ProviderReport> => {
    const report = reportOfOrder(reference, order);
    const capture = capturesOf(order).find(({ status }) => status !== 'DECLINED' && status !== 'FAILED');
    if (capture) await payments.keepCapture(reference, capture.id);
    return report;
  };

  /** Captures the money of an approved order; the same attempt has one effect, with any number of calls. */
  const capture = async (payment: PayPalPayment, orderId: string): Promise<ProviderReport> => {
    const { reference, brand } = payment;
    const attempt = await payments.beginCapture(reference);
    if (attempt === undefined) return leftAlone(reference, orderId);
    const client = clientOf(brand);
    try {
      return await keepCaptureOf(
        reference,
        await client.captureOrder(orderId, `${reference}-capture-${attempt}`),
      );
    } catch (error) {
      if (!(error instanceof PayPalProblem)) throw error;
      if (hasIssue(error, 'ORDER_ALREADY_CAPTURED')) {
        const order = await client.findOrder(orderId);
        if (!order) throw error;
        return keepCaptureOf(reference, order);
      }
      if (hasIssue(error, 'ORDER_COMPLETION_IN_PROGRESS'))
        throw new ProviderSilent('the provider is still capturing the order');
      return refused(payment, orderId, attempt, error);
    }
  };

  /** No money was captured: the buyer chooses another source of money there, or the payment has failed. */
  const refused = async (
    { reference }: PayPalPayment,
    ref: string,
    attempt: number,
    problem: PayPalProblem,
  ): Promise<ProviderReport> => {
    const refusal = hasIssue(problem, 'ORDER_NOT_APPROVED')
      ? { reason: null, mayChooseAnother: true }
      : refusalOf(problem.issues);
    if (!refusal) throw problem;
    const { reason, mayChooseAnother } = refusal;
    await payments.endAttempt(reference, attempt, mayChooseAnother ? null : reason);
    const state = mayChooseAnother ? 'open' : 'failed';
    return { reference, ref, state, money: null, ...(reason !== null && { reason }) };
  };

  const leftAlone = async (reference: string, ref: string): Promise<ProviderReport> => {
    const payment = await payments.find(reference);
    if (payment && payment.closed_at !== null) return closedReport(payment);
    return { reference, ref, state: 'open', money: null };
  };

  /** The provider deletes an order without approval. An order about to be captured must exist. */
  const forgotten = async (payment: PayPalPayment): Promise<ProviderReport> => {
    const closed = await payments.close(payment, 'expired');
    if (closed.closed_at === null) throw new Error('the provider does not know an order that it captured');
    return closedReport(closed);
  };

  const status = async (reference: string): Promise<ProviderReport> => {
    const payment = await payments.find(reference);
    if (!payment) return { reference, ref: null, state: 'unknown', money: null };
    const { order_id: orderId } = payment;
    if (orderId === null) {
      return payment.closed_at === null
        ? { reference, ref: null, state: 'open', money: null }
        : closedReport(payment);
    }
    const order = await clientOf(payment.brand).findOrder(orderId);
    if (!order) return forgotten(payment);
    if (order.status === 'APPROVED') return capture(payment, orderId);
    const report = await keepCaptureOf(reference, order);
    return report.money === null && payment.closed_at !== null ? closedReport(payment) : report;
  };

  return {
    status,

    start: async (order: OrderToCreate & { brand: string; expiresAt: Date }): Promise<StartedPayment> => {
      const { reference, brand, expiresAt } = order;
      const known = await payments.open({ reference, brand, expires_at: expiresAt });
      if (known.closed_at !== null) return { ...closedReport(known), redirectUrl: null };
      const open = { reference, state: 'open', money: null } as const;
      if (known.order_id !== null) return { ...open, ref: known.order_id, redirectUrl: known.approve_url };
      const created = await clientOf(known.brand).createOrder(order);
      const approveUrl = approvalOf(created);
      if (approveUrl === undefined) throw new Error('the provider names no page for the buyer');
      await payments.keepOrder(reference, created.id, approveUrl);
      return { ...open, ref: created.id, redirectUrl: approveUrl };
    },

    /** The state of one being captured is requested instead: a capture cannot be cancelled. */
    cancel: async (key: Key & { expiresAt: Date }): Promise<ProviderReport> => {
      const { reference, brand, expiresAt } = key;
      const close = () => payments.close({ reference, brand, expires_at: expiresAt }, 'cancelled');
      const closed = await close();
      if (closed.closed_at !== null) return closedReport(closed);
      const report = await status(reference);
      if (report.state !== 'open') return report;
      const after = await close();
      return after.closed_at === null ? report : closedReport(after);
    },

    /**
     * The provider knows a refund by its key for some hours only, so existing refunds are looked up first.
     */
    refund: async (reference: string, refund: RefundOrder): Promise<RefundReport> => {
      const payment = await payments.find(reference);
      const orderId = payment?.order_id;
      if (!payment || !orderId) return { reference, ref: null, state: 'unknown', money: null };
      const client = clientOf(payment.brand);
      const order = await client.findOrder(orderId);
      const captured = order && capturesOf(order).find(({ status: state }) => state !== 'DECLINED');
      if (!order || !captured) return { reference, ref: orderId, state: 'unknown', money: null };
      if (refundsOf(order).some(({ custom_id: id }) => id === refundIdOf(refund.key)))
        return reportOfOrder(reference, order);
      const never = await neverGiven(client.refundCapture(captured.id, refund));
      const report = reportOfOrder(reference, (await client.findOrder(orderId)) ?? order);
      return never === undefined ? report : { ...report, refused: never };
    },
  };
};

/** The issue of a refused refund; undefined for a refund that was made, or will be made later. */
const neverGiven = async (refunding: Promise<unknown>): Promise<string | undefined> => {
  try {
    await refunding;
    return undefined;
  } catch (error) {
    if (hasIssue(error, GIVEN_BACK, NOT_YET_REFUNDED)) return undefined;
    const issues = error instanceof PayPalProblem ? error.issues : [];
    const never = issues.find((issue) => NEVER_REFUNDED.includes(issue));
    if (never === undefined) throw error;
    return never;
  }
};

export type PayPalPayments = ReturnType<typeof createPayPalPayments>;
