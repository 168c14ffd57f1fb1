import type { PaymentState as WireState } from '@shop/contracts/payments';
import { orderNumber } from '@shop/domain/order-number';
import { isInFlight } from '@shop/domain/payment-state';
import { isRefusalReason } from '@shop/domain/refusal-reason';
import { notFound } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { refresh, type AskDeps } from './ask-provider.ts';
import { isOwnPayable } from './own-payable.ts';
import { paidFor } from './paid-for.ts';
import type { Payable, Payment } from './payable-kind.ts';
import { findPayment, findSuccessSlug, getPayable } from './payments.repository.ts';

type Verified = Omit<WireState, 'status'>;

/**
 * The state of a payment after the shopper returned. The return address only identifies it: the provider is asked. A
 * return from a page that was not used closes the payment, so that another method can be chosen.
 */
export const verifyPayment = async (
  deps: AskDeps,
  reference: string,
  visitor: Visitor,
): Promise<Verified> => {
  const payment = await findPayment(deps.db, reference);
  if (!payment) throw notFound();
  const payable = await getPayable(deps.db, payment.payable_id);
  if (!isOwnPayable(payable, visitor)) throw notFound();
  return answerOf(payable, await settled(deps, payment), await findSuccessSlug(deps.db, payable, payment));
};

const settled = async (deps: AskDeps, payment: Payment): Promise<Payment> => {
  if (!isInFlight(payment.state) || payment.state === 'in_review') return payment;
  const { payment: asked = payment } = await refresh(deps, payment, 'status');
  if (asked.state !== 'pending' && asked.state !== 'created') return asked;
  const { payment: closed = asked } = await refresh(deps, asked, 'cancel');
  return closed;
};

const answerOf = (payable: Payable, payment: Payment, successSlug: string): Verified => {
  const paid: Verified = {
    state: 'paid',
    success_slug: successSlug,
    checkout_slug: null,
    ...paidFor(payable),
  };
  if (payment.booked_at !== null) return paid;
  if (isInFlight(payment.state)) {
    const inReview = payment.state === 'in_review' && { in_review: true };
    const number = isOrder(payable) && { order_number: orderNumber(payable.kind, payable.rel_id) };
    return { state: 'pending', success_slug: null, checkout_slug: payable.slug, ...inReview, ...number };
  }
  // A later attempt may have paid what this one did not.
  if (payable.state === 'paid') return paid;
  const reason = isRefusalReason(payment.reason) && { reason: payment.reason };
  return { state: 'failed', success_slug: null, checkout_slug: payable.slug, ...reason };
};

type OrderKind = Parameters<typeof orderNumber>[0];
const ORDER_KINDS: readonly Payable['kind'][] = ['marketplace', 'quote', 'forward_request'];

const isOrder = (payable: Payable): payable is Payable & { kind: OrderKind } =>
  ORDER_KINDS.includes(payable.kind);
