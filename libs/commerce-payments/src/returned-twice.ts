import type { Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { recordReview } from './audit-payment.ts';
import type { PayableKind, Settled } from './payable-kind.ts';
import { openReview } from './review.repository.ts';

type ReviewDeps = { readonly clock: () => Date; readonly audit: Pick<AuditLog, 'recordIn'> };

/**
 * The provider gave back what had gone back before and could not be taken from the balance. It cannot be refused, so
 * staff see the sum that is missing, once for each sum.
 */
export const openReturnedTwice = async (
  { clock, audit }: ReviewDeps,
  tx: Transaction,
  kind: PayableKind,
  settled: Settled,
): Promise<void> => {
  const { payable, payment } = settled;
  const left = (await kind.leftToReturn?.(tx, settled)) ?? 0;
  if (left >= 0) return;
  const review = await openReview(tx, {
    payment,
    reason: 'returned_twice',
    captured: { amount: -left, currency: getCurrencyCode(payment.currency_id) },
    about: String(-left),
    now: clock(),
  });
  if (review) await recordReview(audit, tx, 'payment.review_opened', review, { payable, payment });
};
