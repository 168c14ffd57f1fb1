import type { ProviderReport } from '@shop/commerce-payments/providers';
import { sumOf } from '@shop/domain/money';
import type { ReportedState } from '@shop/domain/payment-state';
import type { Capture, Order, Refund } from './paypal-answers.ts';
import { toAmount } from './paypal-money.ts';

const STATES: Readonly<Record<Capture['status'], ReportedState>> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'refunded',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
};

/** A refund in progress counts: the provider took the money from the shop. */
const refundedBy = (refunds: readonly Refund[]) =>
  sumOf(
    refunds
      .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
      .map(({ amount }) => toAmount(amount)),
  );

const feeOf = ({ seller_receivable_breakdown: breakdown }: Capture) =>
  breakdown?.paypal_fee ? toAmount(breakdown.paypal_fee) : null;

/** The payment report of a capture; `refunds` is null where they are not known. */
export const reportOfCapture = (
  reference: string,
  ref: string | null,
  capture: Capture,
  refunds: readonly Refund[] | null,
): ProviderReport => {
  const state = STATES[capture.status];
  const amount = toAmount(capture.amount);
  const knownRefunds = refunds && refundedBy(refunds);
  return {
    reference,
    ref,
    state,
    money: {
      amount,
      currency: capture.amount.currency_code,
      refunded: state === 'refunded' ? amount : knownRefunds,
      fee: feeOf(capture),
    },
    ...(state === 'failed' && { reason: 'refused' }),
  };
};

export const capturesOf = (order: Order): readonly Capture[] =>
  order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);

export const refundsOf = (order: Order): readonly Refund[] =>
  order.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);

/** The payment report of an order. Captured money comes before declined attempts. */
export const reportOfOrder = (reference: string, order: Order): ProviderReport => {
  const captures = capturesOf(order);
  const capture =
    captures.find(({ status }) => status !== 'DECLINED' && status !== 'FAILED') ?? captures.at(-1);
  if (capture) return reportOfCapture(reference, order.id, capture, refundsOf(order));
  const state = order.status === 'VOIDED' ? 'cancelled' : 'open';
  return { reference, ref: order.id, state, money: null };
};

/** The address where the buyer approves the order. */
export const approvalOf = ({ links }: Order): string | undefined =>
  (links.find(({ rel }) => rel === 'payer-action') ?? links.find(({ rel }) => rel === 'approve'))?.href;
