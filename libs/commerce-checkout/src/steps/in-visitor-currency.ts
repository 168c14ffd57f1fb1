import { placeOf } from '@shop/outbound/serving';
import { changeSession } from '../change-session.ts';
import type { CheckoutDeps } from '../checkout.ports.ts';
import { repriceSession, snapshotColumns } from '../reprice-session.ts';
import { updateSession, type Session } from '../session.repository.ts';
import type { StepCall } from './step-call.ts';

/**
 * The session in the visitor's currency. For another currency the lines are priced again and the rate is locked again.
 * A session whose payment is in progress keeps its currency.
 */
export const inVisitorCurrency = async (
  deps: CheckoutDeps,
  asked: StepCall<unknown>,
  found: Session,
): Promise<Session> => {
  const { now, currency, ip } = asked;
  if (found.state === 'placing' || found.currency_id === currency.id) return found;
  const book = await deps.tariffs.book();
  return changeSession(deps, asked, async (tx, session) => {
    const look = { now, place: placeOf(ip), currencyId: currency.id };
    const snapshot = await repriceSession(book, tx, session, look);
    if (!snapshot || snapshot.lines.length === 0) return session;
    return updateSession(tx, session.id, snapshotColumns(snapshot, currency.id));
  });
};
