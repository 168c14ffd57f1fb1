import type { Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { AMOUNT_PER_CENT, type Amount } from '@shop/domain/money';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { recordReview } from './audit-payment.ts';
import { worthOfCharged } from './charge.ts';
import type { PayableKind, Payment, Settled } from './payable-kind.ts';
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

/** The largest part of the charge, not above this one, that is worth no more than what may still go back. */
export const withinLeft = (payment: Payment, rest: Amount, left: Amount | null | undefined): Amount => {
  const { amount, charged_amount: charged } = payment;
  const worth =
    worthOfCharged(payment, payment.refunded_amount + rest) -
    worthOfCharged(payment, payment.refunded_amount);
  if (left == null || left >= worth) return rest;
  if (left <= 0) return 0;
  if (payment.currency_id === payment.charged_currency_id) return left;
  const cents = (BigInt(left) * BigInt(charged)) / (BigInt(amount) * BigInt(AMOUNT_PER_CENT));
  // A cent less, because both conversions are rounded.
  return Math.min(rest, Math.max(0, (Number(cents) - 1) * AMOUNT_PER_CENT));
};
