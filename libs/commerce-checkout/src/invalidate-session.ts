import type { Whose } from './change-session.ts';
import type { CheckoutDeps } from './checkout.ports.ts';
import { paymentInFlight } from '@shop/commerce-payments';
import { getOwnSession } from './session-guards.ts';
import { endSession, findExpired, lockSession } from './session.repository.ts';

/** Leaving the checkout ends its session, except while it is being paid. Ending it twice is no error. */
export const invalidateSession = async (deps: CheckoutDeps, { slug, visitor }: Whose): Promise<void> => {
  const { id } = await getOwnSession(deps.db, slug, visitor);
  await deps.db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id);
    if (session.state === 'placing') throw paymentInFlight();
    await endSession(tx, id, 'invalidated');
  });
};

/** Ends every expired session and releases its pieces. */
export const expireSessions = async ({ db, clock }: Pick<CheckoutDeps, 'db' | 'clock'>): Promise<number> => {
  const now = clock();
  const due = await findExpired(db, now);
  for (const id of due) await db.transaction().execute((tx) => endSession(tx, id, 'expired', now));
  return due.length;
};
