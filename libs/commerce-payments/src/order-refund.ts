import { getCurrencyCode, type CurrencyCode } from '@shop/domain/currencies';
import type { Amount } from '@shop/domain/money';
import { partOfCharge } from '@shop/domain/part-of-charge';
import { isOwnMeans, PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { err, ok, type Result } from '@shop/domain/result';
import type { Transaction } from '@shop/database';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { lockPaymentOfOrder, type PaidPayment } from './cancel-paid.ts';
import type { Payment } from './payable-kind.ts';
import { settleAtOnce } from './pay-at-once.ts';
import { findPayment, getPayable, lockPayment } from './payments.repository.ts';
import { endRefund, insertRefund } from './refunds.repository.ts';
import { worthOfCharged } from './charge.ts';
import { kindOf, type SettleDeps } from './settle.ts';

/** Why a refund is refused; the tool has a sentence for each. */
export type RefundRefusal =
  | 'unknown_payment'
  | 'reason_missing'
  | 'not_paid'
  | 'paid_from_balance'
  | 'disputed'
  | 'given_back'
  | 'given_to_balance'
  | 'too_much'
  | 'refund_under_way';

export type RefundAsked = {
  /** Of the order, or of the payment itself. */
  readonly of: { readonly orderId: number } | { readonly reference: string };
  /** In the charged currency; null: the remaining sum. */
  readonly amount: Amount | null;
  readonly reason: string;
  readonly staff: string;
};

export type OrderedRefund = { readonly amount: Amount; readonly currency: CurrencyCode };

/**
 * Records a refund that staff decided on. The running shop's reconciler requests it from the provider; order,
 * stock, balance and mail follow the provider's report. A payment on account has no provider: it is refunded at once.
 */
export const orderRefund = async (
  deps: SettleDeps,
  asked: RefundAsked,
): Promise<Result<OrderedRefund, RefundRefusal>> =>
  deps.db.transaction().execute((tx) => orderRefundIn(deps, tx, asked));

/** The same, in a transaction of the caller. */
export const orderRefundIn = async (
  deps: SettleDeps,
  tx: Transaction,
  asked: RefundAsked,
): Promise<Result<OrderedRefund, RefundRefusal>> => {
  if (asked.reason.trim() === '') return err('reason_missing');
  const paid = await lockPaid(deps, tx, asked.of);
  if (!paid) return err('unknown_payment');
  const { payment } = paid;
  const rest = await refundableOf(deps, tx, paid);
  if (!rest.ok) return rest;
  const amount = asked.amount ?? rest.value;
  if (amount > rest.value || amount <= 0) return err('too_much');
  const refund = await insertRefund(tx, {
    payment_id: payment.id,
    key: `${payment.reference}:${secretSlug()}`,
    amount,
    refunded_before: payment.refunded_amount,
    reason: asked.reason.trim(),
    staff: asked.staff,
    created_at: deps.clock(),
  });
  if (!refund) return err('refund_under_way');
  await recordAct(deps, tx, paid, { amount, staff: asked.staff });
  if (isOwnMeans(payment.provider)) {
    await settleAtOnce(deps, tx, paid, payment.refunded_amount + amount);
    await endRefund(tx, refund.id, { state: 'done', failure: null, now: deps.clock() });
  }
  return ok({ amount, currency: getCurrencyCode(payment.charged_currency_id) });
};

const lockPaid = async (
  deps: SettleDeps,
  tx: Transaction,
  of: RefundAsked['of'],
): Promise<PaidPayment | null> => {
  if ('orderId' in of) return lockPaymentOfOrder(deps, tx, of.orderId);
  const found = await findPayment(tx, of.reference);
  if (!found) return null;
  const payable = await getPayable(tx, found.payable_id);
  await kindOf(deps.kinds, payable).lock(tx, payable);
  return { payable, payment: await lockPayment(tx, found.id) };
};

/** The sum that can still be refunded. */
const restOf = (payment: Payment): Result<Amount, RefundRefusal> => {
  if (payment.provider === PAYMENT_PROVIDER.balance) return err('paid_from_balance');
  if (payment.booked_at === null || payment.captured_amount === null) return err('not_paid');
  if (payment.dispute === 'open') return err('disputed');
  if (payment.state !== 'captured') return err('given_back');
  return ok(payment.captured_amount - payment.refunded_amount);
};

/** The same, and no more than the payable’s kind leaves: money that went back by another way is not given again. */
const refundableOf = async (
  deps: SettleDeps,
  tx: Transaction,
  { payable, payment }: PaidPayment,
): Promise<Result<Amount, RefundRefusal>> => {
  const rest = restOf(payment);
  if (!rest.ok) return rest;
  const settled = { payable, payment, now: deps.clock() };
  const left = await kindOf(deps.kinds, payable).leftToReturn?.(tx, settled);
  const { refunded_amount: back } = payment;
  const worth = worthOfCharged(payment, back + rest.value) - worthOfCharged(payment, back);
  const within = partOfCharge({ rest: rest.value, worth, left: left ?? null });
  return within > 0 ? ok(within) : err('given_to_balance');
};

const recordAct = (
  { audit }: SettleDeps,
  tx: Transaction,
  { payable, payment }: PaidPayment,
  { amount, staff }: { readonly amount: Amount; readonly staff: string },
) =>
  audit.recordIn(tx, {
    event: 'staff.acted',
    outcome: 'done',
    actor: { kind: 'staff', id: staff },
    subject: { kind: 'payment', id: payment.id },
    place: { brand: payable.brand },
    details: {
      act: 'refund',
      amount,
      currency: getCurrencyCode(payment.charged_currency_id),
      provider: String(payment.provider),
    },
  });
