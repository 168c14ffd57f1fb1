import type { Transaction } from '@shop/database';
import type { CallContext } from '@shop/commerce-kit/call';
import { setSession } from '@shop/commerce-kit/session-headers';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { QuotesDeps } from './quotes.ports.ts';

/**
 * Does work for the visitor in one transaction. A guest without a session gets one in the same transaction: what the work
 * writes needs an owner.
 */
export const sessionOr = async <T>(
  { db, sessions }: Pick<QuotesDeps, 'db' | 'sessions'>,
  { brand, now, reply, visitor }: CallContext<unknown>,
  work: (tx: Transaction, visitor: Visitor) => Promise<T>,
): Promise<T> => {
  const { done, opened } = await db.transaction().execute(async (tx) => {
    const begun = visitor ? null : await sessions.begin(tx, { brand: brand.key, now });
    return { done: await work(tx, visitor ?? begun!.visitor), opened: begun };
  });
  if (opened) setSession(reply, opened.token, opened.maxAgeSeconds);
  return done;
};
