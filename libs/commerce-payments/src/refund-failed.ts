import type { Transaction } from '@shop/database';
import type { AskDeps } from './ask-provider.ts';
import { recordReview } from './audit-payment.ts';
import type { Payment } from './payable-kind.ts';
import { getPayable, MOST_DEFECTS, updatePayment } from './payments.repository.ts';
import { openReview } from './review.repository.ts';

type FailedDeps = Pick<AskDeps, 'db' | 'clock' | 'audit'>;

/** Adds money that the provider does not refund to the list of staff, once for each refund. */
export const openRefundFailed = async (
  { clock, audit }: Pick<FailedDeps, 'clock' | 'audit'>,
  tx: Transaction,
  payment: Payment,
  refund: { readonly amount: number; readonly key: string },
): Promise<void> => {
  const review = await openReview(tx, {
    payment,
    reason: 'refund_failed',
    captured: { amount: refund.amount, currency: payment.captured_currency ?? '' },
    about: refund.key,
    now: clock(),
  });
  if (!review) return;
  const payable = await getPayable(tx, payment.payable_id);
  await recordReview(audit, tx, 'payment.review_opened', review, { payable, payment });
};

/**
 * A cancelled payment whose money the provider will not refund: staff handle it, and status requests become
 * rare.
 */
export const noteRefused = (
  deps: FailedDeps,
  payment: Payment,
  refund: { readonly amount: number; readonly key: string },
): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    await updatePayment(tx, payment.id, { defects: MOST_DEFECTS });
    await openRefundFailed(deps, tx, payment, refund);
  });
