import type { ProviderReport, ReportedMoney } from '@shop/commerce-payments/providers';
import type { RefusalReason } from '@shop/domain/refusal-reason';
import { sumOf } from '@shop/domain/money';
import type { ReportedState } from '@shop/domain/payment-state';
import type { Order, PaymentStatus } from './montonio-answers.ts';
import { toAmount } from './montonio-money.ts';

type Meaning = { readonly state: ReportedState; readonly reason?: RefusalReason };

const MEANINGS: Readonly<Record<PaymentStatus, Meaning>> = {
  PENDING: { state: 'open' },
  // Confirmed in the bank; the money is on its way.
  AUTHORIZED: { state: 'processing' },
  PAID: { state: 'captured' },
  PARTIALLY_REFUNDED: { state: 'captured' },
  REFUNDED: { state: 'refunded' },
  VOIDED: { state: 'failed', reason: 'refused' },
  ABANDONED: { state: 'cancelled', reason: 'expired' },
};

export const meaningOf = (status: PaymentStatus): Meaning => MEANINGS[status];

const TAKEN: readonly ReportedState[] = ['captured', 'refunded'];

/** Whether money was taken for an order in this state. */
export const isTaken = (status: PaymentStatus): boolean => TAKEN.includes(MEANINGS[status].state);

/** Refunds that have arrived; one in progress may still be refused. */
const refundedOf = ({ refunds }: Order) =>
  sumOf(refunds.filter(({ status }) => status === 'SUCCESSFUL').map(({ amount }) => toAmount(amount)));

/** Null while the provider does not say it. */
const feeOf = ({ paymentIntents, currency }: Order) => {
  const fees = paymentIntents.filter(
    ({ status, serviceFee, serviceFeeCurrency }) =>
      status === 'PAID' && serviceFee != null && serviceFeeCurrency === currency,
  );
  return fees.length === 0 ? null : sumOf(fees.map(({ serviceFee }) => toAmount(serviceFee ?? 0)));
};

const moneyOf = (order: Order): ReportedMoney | null => {
  if (!isTaken(order.paymentStatus)) return null;
  const amount = toAmount(order.grandTotal);
  const refunded = order.paymentStatus === 'REFUNDED' ? amount : refundedOf(order);
  return { amount, currency: order.currency, refunded, fee: feeOf(order) };
};

/** The payment report of an order. */
export const reportOfOrder = (order: Order): ProviderReport => ({
  reference: order.merchantReference,
  ref: order.uuid,
  money: moneyOf(order),
  ...meaningOf(order.paymentStatus),
});
