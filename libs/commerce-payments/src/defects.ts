import { sql, type Transaction } from '@shop/database';
import { isInFlight } from '@shop/domain/payment-state';
import { recordReview } from './audit-payment.ts';
import type { AskDeps } from './ask-provider.ts';
import type { Payment } from './payable-kind.ts';
import { getPayable, lockPayment, MOST_DEFECTS, updatePayment } from './payments.repository.ts';
import { openReview } from './review.repository.ts';
import { kindOf } from './settle.ts';

type DefectsDeps = Pick<AskDeps, 'db' | 'clock' | 'audit' | 'kinds'>;

/** Counts a question that ended in a defect; after a number of them in a row the payment goes to staff. */
export const noteDefect = async (deps: DefectsDeps, { id, payable_id }: Payment): Promise<void> => {
  const payable = await getPayable(deps.db, payable_id);
  await deps.db.transaction().execute(async (tx) => {
    await kindOf(deps.kinds, payable).lock(tx, payable);
    const payment = await lockPayment(tx, id);
    const defects = payment.defects + 1;
    const isForStaff = defects >= MOST_DEFECTS;
    const moved = await updatePayment(tx, id, {
      defects,
      ...(isForStaff && isInFlight(payment.state) && { state: 'in_review' as const }),
    });
    if (!isForStaff) return;
    const about = await nextRound(tx, id);
    const review = await openReview(tx, { payment, reason: 'provider_defect', about, now: deps.clock() });
    if (review) {
      await recordReview(deps.audit, tx, 'payment.review_opened', review, { payable, payment: moved });
    }
  });
};

/** A review that staff closed may be followed by another; an open one is not duplicated. */
const nextRound = async (tx: Transaction, paymentId: number): Promise<string> => {
  const { closed } = await tx
    .selectFrom('payment_review')
    .select((eb) => eb.fn.countAll<number>().as('closed'))
    .where('payment_id', '=', paymentId)
    .where('reason', '=', 'provider_defect')
    .where('closed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return String(Number(closed) + 1);
};

/** Resets the count after a question without a defect. */
export const noteSound = async ({ db }: Pick<DefectsDeps, 'db'>, { id, defects }: Payment): Promise<void> => {
  if (defects === 0) return;
  await db
    .updateTable('payment')
    .set({ defects: sql<number>`0` })
    .where('id', '=', id)
    .execute();
};
