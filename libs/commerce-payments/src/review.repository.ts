import type { Database, Schema, Transaction } from '@shop/database';
import type { Selectable } from 'kysely';
import type { Payment } from './payable-kind.ts';

export type Review = Selectable<Schema['payment_review']>;
export type ReviewReason = Review['reason'];
export type ReviewOutcome = NonNullable<Review['outcome']>;

export type NewReview = {
  readonly payment: Pick<Payment, 'id' | 'provider' | 'reference'>;
  readonly reason: ReviewReason;
  readonly captured?: { readonly amount: number; readonly currency: string } | null;
  /** Distinguishes two reviews of one payment and reason: another amount is another cause. */
  readonly about?: string;
  readonly now: Date;
};

/** Opens a review; null when one was opened for the same cause before. */
export const openReview = async (
  tx: Database,
  { payment, reason, captured, about, now }: NewReview,
): Promise<Review | null> => {
  const opened = await tx
    .insertInto('payment_review')
    .values({
      payment_id: payment.id,
      provider: payment.provider,
      reference: payment.reference,
      reason,
      cause: [reason, payment.reference, about].filter(Boolean).join(':'),
      captured_amount: captured?.amount ?? null,
      captured_currency: captured?.currency ?? null,
      opened_at: now,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returningAll()
    .executeTakeFirst();
  return opened ?? null;
};

/** Money for a reference that the shop never issued; only the provider can identify it. */
export const openForUnknown = (
  db: Database,
  unknown: {
    provider: number;
    reference: string;
    captured: { amount: number; currency: string } | null;
    now: Date;
  },
) =>
  db
    .insertInto('payment_review')
    .values({
      payment_id: null,
      provider: unknown.provider,
      reference: unknown.reference,
      reason: 'unknown_reference',
      cause: `unknown_reference:${unknown.provider}:${unknown.reference}`,
      captured_amount: unknown.captured?.amount ?? null,
      captured_currency: unknown.captured?.currency ?? null,
      opened_at: unknown.now,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();

type Ending = { readonly outcome: ReviewOutcome; readonly why: string | null; readonly now: Date };

/** One review, open or closed. */
export const findReview = (db: Database, id: number): Promise<Review | undefined> =>
  db.selectFrom('payment_review').selectAll().where('id', '=', id).executeTakeFirst();

/** Ends the open reviews of a payment that have one of the reasons. */
export const closeReviews = (
  tx: Transaction,
  paymentId: number,
  reasons: readonly ReviewReason[],
  { outcome, why, now }: Ending,
): Promise<Review[]> =>
  tx
    .updateTable('payment_review')
    .set({ closed_at: now, outcome, why })
    .where('payment_id', '=', paymentId)
    .where('reason', 'in', reasons)
    .where('closed_at', 'is', null)
    .returningAll()
    .execute();

/** Ends one review; undefined when it has ended already. */
export const closeReview = (
  tx: Database,
  id: number,
  { outcome, why, now }: Ending,
): Promise<Review | undefined> =>
  tx
    .updateTable('payment_review')
    .set({ closed_at: now, outcome, why })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** The number of payments under review. */
export const countPaymentsInReview = async (db: Database): Promise<number> => {
  const { waiting } = await db
    .selectFrom('payment_review')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
};
