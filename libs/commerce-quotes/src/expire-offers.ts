import { hasEnded } from './own-quote.ts';
import { moveRequest } from './move-request.ts';
import { tellBuyer } from './quote-mails.ts';
import type { QuotesDeps } from './quotes.ports.ts';
import { findEnded, lockRequest } from './quotes.repository.ts';

const AT_ONCE = 100;

/** Ends offers whose time is over and tells their buyers, each once; returns how many ended. */
export const expireOffers = async (
  deps: Pick<QuotesDeps, 'db' | 'clock' | 'mail' | 'brands'>,
): Promise<number> => {
  const { db, clock } = deps;
  let ended = 0;
  for (const id of await findEnded(db, clock(), AT_ONCE)) {
    ended += await db.transaction().execute(async (tx) => {
      const now = clock();
      const request = await lockRequest(tx, id);
      if (!hasEnded(request, now)) return 0;
      const expired = await moveRequest(tx, request, 'expire', { actor: 'clock', now });
      await tellBuyer(deps, tx, expired, 'expired');
      return 1;
    });
  }
  return ended;
};
