import type { Database } from '@shop/database';
import { conflict, notFound, Problem } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { endSession, findSession, type Session } from './session.repository.ts';

type Owned = Pick<Session, 'brand' | 'client_id' | 'visitor_id'>;

/** A client's session belongs to the client; a guest's belongs to one browser. */
const isOwnedBy = (thing: Owned, visitor: Visitor): boolean =>
  thing.brand === visitor.brand &&
  (thing.client_id === null ? thing.visitor_id === visitor.sessionId : thing.client_id === visitor.clientId);

/** The session has expired; its lines are still in the cart. */
export const expired = () => new Problem(410, 'checkout.expired');

/** The visitor's own session. Another visitor's slug is answered like an unknown one. */
export const getOwnSession = async (db: Database, slug: string, visitor: Visitor): Promise<Session> => {
  const session = await findSession(db, slug);
  if (!session || !isOwnedBy(session, visitor)) throw notFound();
  return session;
};

export const ownsSession = async (db: Database, slug: string, visitor: Visitor): Promise<boolean> => {
  const session = await findSession(db, slug);
  return session !== null && isOwnedBy(session, visitor);
};

/** Raises unless the session can continue. */
export const assertGoesOn = (session: Session, now: Date): void => {
  if (session.state === 'completed') throw conflict('checkout.completed');
  if (session.state === 'invalidated') throw new Problem(410, 'checkout.invalidated');
  if (session.state === 'expired') throw expired();
  if (session.state === 'live' && session.expires_at <= now) throw expired();
};

/** The same outside of a transaction; ends a session that has expired. */
export const mustGoOn = async (db: Database, session: Session, now: Date): Promise<Session> => {
  if (session.state === 'live' && session.expires_at <= now) {
    await db.transaction().execute((tx) => endSession(tx, session.id, 'expired', now));
  }
  assertGoesOn(session, now);
  return session;
};
