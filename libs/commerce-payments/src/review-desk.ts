import type { Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { LEDGER_TYPE } from '@shop/domain/ledger';
import type { PaymentEffect } from '@shop/domain/payment-life';
import type { PaymentState } from '@shop/domain/payment-state';
import { err, ok, type Result } from '@shop/domain/result';
import type { AuditActor } from '@shop/commerce-kit/audit-log';
import { findAccount, recordEntry } from '@shop/commerce-ledger';
import { recordReview } from './audit-payment.ts';
import { worthOfCharged } from './charge.ts';
import { RELATIONS } from './apply-effects.ts';
import type { Payable, Payment } from './payable-kind.ts';
import { getPayable, lockPayment, updatePayment } from './payments.repository.ts';
import { ABOUT_MONEY } from './review-findings.ts';
import {
  closeReview,
  closeReviews,
  findReview,
  type Review,
  type ReviewOutcome,
} from './review.repository.ts';
import { applyStep, CLOSED_BY_STAFF, kindOf, type SettleDeps } from './settle.ts';
import { standingOf } from './standing.ts';

export type ReviewAct =
  | { readonly kind: 'refund' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'close'; readonly why: string };

/** Why an action is refused; the tool has a sentence for each. */
export type DeskRefusal =
  | 'unknown_review'
  | 'closed_already'
  | 'why_missing'
  | 'refund_at_provider'
  | 'refund_under_way'
  | 'nothing_known_to_be_taken'
  | 'paid_as_it_should_be'
  | 'wrong_currency'
  | 'guest_has_no_balance'
  | 'balance_in_another_currency'
  | 'balance_too_small';

export type ActedOn = { readonly review: Review; readonly payment: Payment | null };

type Desk = { readonly deps: SettleDeps; readonly actor: AuditActor };
type Case = Desk & {
  readonly tx: Transaction;
  readonly review: Review;
  readonly payable: Payable;
  readonly payment: Payment;
};
type Acted = Result<Payment, DeskRefusal>;

/** Rolls the transaction back with the reason. */
class Refused extends Error {
  readonly refusal: DeskRefusal;

  constructor(refusal: DeskRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Applies a decision of staff about a payment in one transaction: all of it, or nothing and the reason. */
export const actOnReview = async (
  desk: Desk,
  id: number,
  act: ReviewAct,
): Promise<Result<ActedOn, DeskRefusal>> => {
  const { db } = desk.deps;
  const review = await findReview(db, id);
  if (!review) return err('unknown_review');
  if (review.closed_at) return err('closed_already');
  if (act.kind === 'close' && act.why.trim() === '') return err('why_missing');
  if (review.payment_id === null) return closeUnknown(desk, review, act);
  const { payment_id: paymentId } = review;
  try {
    const payment = await db.transaction().execute(async (tx) => {
      const acted = await actWithin(desk, tx, review, paymentId, act);
      if (!acted.ok) throw new Refused(acted.error);
      return acted.value;
    });
    return ok({ review: (await findReview(db, id)) ?? review, payment });
  } catch (error) {
    if (error instanceof Refused) return err(error.refusal);
    throw error;
  }
};

/** Money without a payment can only be refunded at the provider. */
const closeUnknown = async (
  { deps }: Desk,
  review: Review,
  act: ReviewAct,
): Promise<Result<ActedOn, DeskRefusal>> => {
  if (act.kind !== 'close') return err('refund_at_provider');
  const closed = await closeReview(deps.db, review.id, endingOf(deps, 'closed', act.why));
  return closed ? ok({ review: closed, payment: null }) : err('closed_already');
};

const actWithin = async (
  desk: Desk,
  tx: Transaction,
  review: Review,
  paymentId: number,
  act: ReviewAct,
): Promise<Acted> => {
  const known = await tx
    .selectFrom('payment')
    .select('payable_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const payable = await getPayable(tx, known.payable_id);
  await kindOf(desk.deps.kinds, payable).lock(tx, payable);
  const payment = await lockPayment(tx, paymentId);
  const about: Case = { ...desk, tx, review, payable, payment };
  if (act.kind === 'refund') return refund(about);
  return act.kind === 'accept' ? accept(about) : close(about, act.why);
};

const endingOf = ({ clock }: SettleDeps, outcome: ReviewOutcome, why: string | null) => ({
  outcome,
  why,
  now: clock(),
});

/** Staff move a payment as a report would: the order, the stock and the balance follow. */
const moveTo = (
  { deps, tx, payable, payment }: Case,
  state: PaymentState,
  effects: readonly PaymentEffect[],
  reason?: string,
): Promise<Payment> =>
  applyStep(deps, tx, {
    payable,
    payment,
    step: {
      standing: { ...standingOf(payment), state, isBooked: state === 'captured' },
      effects,
      findings: [],
    },
    report: { ref: payment.provider_ref, ...(reason && { reason }) },
  });

/** Cancels the order; the reconciler then refunds the captured amount at the provider. */
const refund = async (about: Case): Promise<Acted> => {
  const { payment } = about;
  if (payment.state === 'refund_due' || payment.state === 'refunded') return err('refund_under_way');
  if (payment.state !== 'in_review') return err('paid_as_it_should_be');
  if (payment.captured_amount === null) return err('nothing_known_to_be_taken');
  return ok(await moveTo(about, 'refund_due', ['released']));
};

/** Books the order as paid; the difference is settled with the client's balance. */
const accept = async (about: Case): Promise<Acted> => {
  const { payment } = about;
  if (payment.state !== 'in_review') return err('paid_as_it_should_be');
  if (payment.captured_amount === null) return err('nothing_known_to_be_taken');
  if (payment.captured_currency !== getCurrencyCode(payment.charged_currency_id))
    return err('wrong_currency');
  const settled = await settleDifference(
    about,
    worthOfCharged(payment, payment.captured_amount) - payment.amount,
  );
  if (!settled.ok) return settled;
  const paid = await moveTo(about, 'captured', ['paid']);
  await closeAll(about, 'accepted', null);
  return ok(paid);
};

const settleDifference = async (
  { tx, review, payable, payment }: Case,
  difference: number,
): Promise<Result<true, DeskRefusal>> => {
  if (payable.client_id === null) return err('guest_has_no_balance');
  const account = await findAccount(tx, payable.client_id);
  if (account && account.currencyId !== payment.currency_id) return err('balance_in_another_currency');
  const entry = await recordEntry(tx, {
    clientId: payable.client_id,
    currencyId: payment.currency_id,
    type: difference > 0 ? LEDGER_TYPE.addition : LEDGER_TYPE.deduction,
    amount: Math.abs(difference),
    relType: RELATIONS[payable.kind],
    relId: difference > 0 ? null : payable.rel_id,
    cause: `payment_review:${review.id}`,
    quoteSlug: payable.slug,
  });
  return entry.ok ? ok(true) : err('balance_too_small');
};

/** Closes a case that staff settled elsewhere. An unreadable payment is queried again. */
const close = async (about: Case, why: string): Promise<Acted> => {
  const { tx, payment, review } = about;
  if (review.reason === 'settlement' || payment.state !== 'in_review') {
    await closeOne(about, why);
    return ok(await updatePayment(tx, payment.id, { defects: 0 }));
  }
  if (review.reason === 'provider_defect' && payment.captured_amount === null) {
    await closeOne(about, why);
    return ok(await updatePayment(tx, payment.id, { state: 'authorised', defects: 0 }));
  }
  const ended = await moveTo(about, 'cancelled', ['released'], CLOSED_BY_STAFF);
  await closeAll(about, 'closed', why);
  return ok(ended);
};

const closeOne = async (about: Case, why: string): Promise<void> => {
  const closed = await closeReview(about.tx, about.review.id, endingOf(about.deps, 'closed', why));
  if (closed) await tell(about, closed);
};

const closeAll = async (about: Case, outcome: ReviewOutcome, why: string | null): Promise<void> => {
  const ending = endingOf(about.deps, outcome, why);
  for (const review of await closeReviews(about.tx, about.payment.id, ABOUT_MONEY, ending)) {
    await tell(about, review);
  }
};

const tell = ({ deps, tx, payable, payment, actor }: Case, review: Review) =>
  recordReview(deps.audit, tx, 'payment.review_closed', review, { payable, payment, actor });
