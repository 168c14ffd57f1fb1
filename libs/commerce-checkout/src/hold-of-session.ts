import type { Transaction } from '@shop/database';
import { nextHold, type FormerHold, type Hold } from '@shop/domain/holds';
import { Problem } from '@shop/commerce-kit/problem';
import type { Session } from './session.repository.ts';

/** The hold that the session is in. A session without one begins it now. */
export const holdOfSession = ({ held_since, hold_round }: Session, now: Date): Hold =>
  held_since === null ? { since: now, round: 1 } : { since: held_since, round: hold_round };

const MS_PER_SECOND = 1000;

/** The goods were held twice in a row without a purchase: others may buy them first. */
const heldOften = (until: Date, now: Date): Problem =>
  new Problem(
    429,
    'checkout.held_often',
    {},
    { 'retry-after': String(Math.ceil((until.getTime() - now.getTime()) / MS_PER_SECOND)) },
  );

/** The last hold of the same cart in another session; completed purchases do not count. */
const findFormerHold = async (tx: Transaction, { id, cart_id }: Session): Promise<FormerHold | null> => {
  const row = await tx
    .selectFrom('checkout_session')
    .select(['held_since', 'hold_round', 'expires_at', 'state'])
    .where('cart_id', '=', cart_id)
    .where('id', '<>', id)
    .where('held_since', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.held_since || row.state === 'completed') return null;
  return { since: row.held_since, round: row.hold_round, until: row.expires_at };
};

/** The hold that the session continues, or begins after an earlier hold of its cart; raises during a pause. */
export const takeHold = async (tx: Transaction, session: Session, now: Date): Promise<Hold> => {
  if (session.held_since !== null) return holdOfSession(session, now);
  const next = nextHold(await findFormerHold(tx, session), now);
  if (next.kind === 'pause') throw heldOften(next.until, now);
  return next.hold;
};
