import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Transaction } from '@shop/database';
import type { PaymentStanding, PaymentWord, ReviewFinding } from '@shop/domain/payment-life';
import { recordReview } from './audit-payment.ts';
import type { Payable, Payment } from './payable-kind.ts';
import { closeReviews, openReview, type ReviewOutcome, type ReviewReason } from './review.repository.ts';

type FindingsDeps = { readonly clock: () => Date; readonly audit: Pick<AuditLog, 'recordIn'> };
type About = { readonly payable: Payable; readonly payment: Payment };
type Found = About & { readonly findings: readonly ReviewFinding[]; readonly taken: PaymentWord['taken'] };

/** Each differing amount is a cause of its own; a dispute and a late capture are one cause each. */
const aboutOf = (finding: ReviewFinding, taken: PaymentWord['taken']): string | undefined =>
  finding === 'wrong_sum' || finding === 'wrong_currency'
    ? `${taken?.amount ?? 'none'}${taken?.currency ?? ''}`
    : undefined;

/** Adds findings to the list of staff. */
export const openFindings = async (
  deps: FindingsDeps,
  tx: Transaction,
  { payable, payment, findings, taken }: Found,
): Promise<void> => {
  for (const finding of findings) {
    const about = aboutOf(finding, taken);
    const review = await openReview(tx, {
      payment,
      reason: finding,
      captured: taken,
      ...(about && { about }),
      now: deps.clock(),
    });
    if (review) await recordReview(deps.audit, tx, 'payment.review_opened', review, { payable, payment });
  }
  if (payment.dispute === 'won') await close(deps, tx, { payable, payment }, ['dispute'], 'dispute_won');
};

/** Reasons that end with the payment itself; a dispute ends separately. */
export const ABOUT_MONEY: readonly ReviewReason[] = [
  'wrong_sum',
  'wrong_currency',
  'captured_after_release',
  'provider_defect',
  'refund_failed',
];

/** Closes reviews that the payment's own progress has ended. */
export const closeWhatEnded = async (
  deps: FindingsDeps,
  tx: Transaction,
  about: About,
  before: PaymentStanding,
): Promise<void> => {
  const { payment } = about;
  if (payment.state === before.state) return;
  if (payment.state === 'refunded') await close(deps, tx, about, ABOUT_MONEY, 'refunded');
  const isRead = before.state === 'in_review' && payment.state !== 'in_review';
  if (isRead) await close(deps, tx, about, ['provider_defect'], 'closed');
};

const close = async (
  deps: FindingsDeps,
  tx: Transaction,
  about: About,
  reasons: readonly ReviewReason[],
  outcome: ReviewOutcome,
): Promise<void> => {
  const ending = { outcome, why: null, now: deps.clock() };
  for (const review of await closeReviews(tx, about.payment.id, reasons, ending)) {
    await recordReview(deps.audit, tx, 'payment.review_closed', review, about);
  }
};
