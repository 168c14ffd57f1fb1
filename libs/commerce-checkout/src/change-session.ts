import type { Transaction } from '@shop/database';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { leaveInFlight, paymentInFlight } from '@shop/commerce-payments';
import type { CheckoutDeps } from './checkout.ports.ts';
import { assertGoesOn, getOwnSession, mustGoOn } from './session-guards.ts';
import { lockSession, type Session } from './session.repository.ts';

export type Whose = {
  readonly slug: string;
  readonly visitor: Visitor;
  readonly ip: string;
  readonly now: Date;
};

/**
 * Runs a change on the visitor's own live session, locked. A shopper who returned from the provider's page without
 * paying gets the session back first; a session whose payment is in progress is refused.
 */
export const changeSession = async <T>(
  deps: CheckoutDeps,
  { slug, visitor, now }: Whose,
  change: (tx: Transaction, session: Session) => Promise<T>,
): Promise<T> => {
  const found = await mustGoOn(deps.db, await getOwnSession(deps.db, slug, visitor), now);
  if (found.state === 'placing') await leavePayment(deps, found);
  return deps.db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, found.id);
    if (session.state === 'placing') throw paymentInFlight();
    assertGoesOn(session, now);
    return change(tx, session);
  });
};

/** Closes a payment whose page was opened but not used; raises when it can no longer be closed. */
export const leavePayment = async (deps: CheckoutDeps, session: Session): Promise<void> => {
  const payable = await deps.db
    .selectFrom('payable')
    .select('id')
    .where('slug', '=', session.slug)
    .executeTakeFirst();
  if (payable) await leaveInFlight(deps, payable.id);
};
