import { placeOf } from '@shop/outbound/serving';
import { changeSession, type Whose } from '../change-session.ts';
import type { CheckoutDeps } from '../checkout.ports.ts';
import { NO_DELIVERY } from '../entered-before.ts';
import { repriceSession, snapshotColumns } from '../reprice-session.ts';
import { updateSession, type Session } from '../session.repository.ts';

/** Another country has other couriers, taxes and delivery times; the choices for the old one are removed. */
export const moveToCountry = async (
  deps: CheckoutDeps,
  asked: Whose,
  countryId: number,
): Promise<Session> => {
  const book = await deps.tariffs.book();
  return changeSession(deps, asked, async (tx, session) => {
    const look = { now: asked.now, place: placeOf(asked.ip), countryId };
    const snapshot = await repriceSession(book, tx, session, look);
    if (!snapshot || snapshot.lines.length === 0) return session;
    return updateSession(tx, session.id, {
      ...snapshotColumns(snapshot, session.currency_id),
      country_id: countryId,
      ...NO_DELIVERY,
    });
  });
};
