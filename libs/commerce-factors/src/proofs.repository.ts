import type { ClientVisitor } from '@shop/commerce-kit/visitor';
import type { Database } from '@shop/database';

const FRESH_MS = 10 * 60_000;

/** When the client of a session last proved who they are. */
export const createProofs = (db: Database) => ({
  keep: async ({ sessionId, clientId }: ClientVisitor, now: Date): Promise<void> => {
    const proof = { client_id: clientId, proved_at: now };
    await db
      .insertInto('client_proof')
      .values({ session_id: sessionId, ...proof })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(proof))
      .execute();
  },

  isFresh: async ({ sessionId, clientId }: ClientVisitor, now: Date): Promise<boolean> => {
    const found = await db
      .selectFrom('client_proof')
      .select('proved_at')
      .where('session_id', '=', sessionId)
      .where('client_id', '=', clientId)
      .where('proved_at', '>', new Date(now.getTime() - FRESH_MS))
      .executeTakeFirst();
    return found !== undefined;
  },
});

export type Proofs = ReturnType<typeof createProofs>;
