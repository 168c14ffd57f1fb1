import type { Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import type { PaymentStanding } from '@shop/domain/payment-life';
import type { AuditActor, AuditLog } from '@shop/commerce-kit/audit-log';
import type { AuditEntry } from '@shop/commerce-kit/audit-events';
import type { Payable, Payment } from './payable-kind.ts';
import type { Review } from './review.repository.ts';

type Audit = Pick<AuditLog, 'recordIn'>;
type About = { readonly payable: Payable; readonly payment: Payment };
type Happened = Pick<AuditEntry, 'event' | 'outcome'> & { readonly amount: number };

/** The events of a step, by their names in the payment log. */
const happenedIn = (payment: Payment, before: PaymentStanding, after: PaymentStanding): Happened[] => {
  const happened: Happened[] = [];
  if (after.isBooked && !before.isBooked) {
    happened.push({ event: 'payment.captured', outcome: 'done', amount: payment.amount });
  }
  const isGivenUp = after.state === 'failed' || after.state === 'cancelled';
  if (isGivenUp && after.state !== before.state) {
    happened.push({ event: 'payment.failed', outcome: 'failed', amount: payment.amount });
  }
  if (after.refunded > before.refunded) {
    happened.push({ event: 'payment.refunded', outcome: 'done', amount: after.refunded - before.refunded });
  }
  if (after.dispute !== before.dispute) {
    const event = after.dispute === 'open' ? 'payment.disputed' : 'payment.dispute_closed';
    happened.push({ event, outcome: after.dispute === 'lost' ? 'failed' : 'done', amount: payment.amount });
  }
  return happened;
};

export const recordStep = async (
  audit: Audit,
  tx: Transaction,
  { payable, payment }: About,
  before: PaymentStanding,
  after: PaymentStanding,
): Promise<void> => {
  for (const { event, outcome, amount } of happenedIn(payment, before, after)) {
    await audit.recordIn(tx, {
      event,
      outcome,
      actor: { kind: 'provider', id: String(payment.provider) },
      subject: { kind: 'payment', id: payment.id },
      place: { brand: payable.brand },
      details: {
        amount,
        currency: getCurrencyCode(payment.currency_id),
        provider: String(payment.provider),
        kind: payable.kind,
        ...(payment.reason && { reason: payment.reason }),
      },
    });
  }
};

export const recordReview = (
  audit: Audit,
  tx: Transaction,
  event: 'payment.review_opened' | 'payment.review_closed',
  review: Review,
  { payable, payment, actor = { kind: 'system' } }: About & { readonly actor?: AuditActor },
): Promise<void> =>
  audit.recordIn(tx, {
    event,
    outcome: 'done',
    actor,
    subject: { kind: 'payment', id: payment.id },
    place: { brand: payable.brand },
    details: {
      reason: review.reason,
      provider: String(review.provider),
      kind: payable.kind,
      expected: payment.amount,
      currency: getCurrencyCode(payment.currency_id),
      ...(review.captured_amount !== null && { amount: review.captured_amount }),
      ...(review.outcome && { act: review.outcome }),
    },
  });
