import type { Database, Transaction } from '@shop/database';
import { hashOneTimeToken, makeOneTimeToken } from './one-time-token.ts';

const VALID_MS = 5 * 60_000;
const MOST_TRIES = 5;

type Waiting = { clientId: number; isRemembered: boolean };

/** Logins with the right password that wait for a code. */
export const createLoginSteps = (db: Database) => ({
  /** The token under which the login waits. */
  begin: async (client: { id: number; brand: string }, isRemembered: boolean, now: Date): Promise<string> => {
    const token = makeOneTimeToken();
    await db
      .insertInto('login_step')
      .values({
        token_hash: hashOneTimeToken(token),
        client_id: client.id,
        brand: client.brand,
        is_remembered: isRemembered,
        expires_at: new Date(now.getTime() + VALID_MS),
      })
      .execute();
    return token;
  },

  /** The client of a waiting login, before its code is checked. */
  find: async (token: string, brand: string, now: Date): Promise<number | null> => {
    const found = await db
      .selectFrom('login_step')
      .select('client_id')
      .where('token_hash', '=', hashOneTimeToken(token))
      .where('brand', '=', brand)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('tries', '<', MOST_TRIES)
      .executeTakeFirst();
    return found?.client_id ?? null;
  },

  /** Counts a try and locks the row until the transaction ends. Null for a login that no longer waits. */
  take: async (tx: Transaction, token: string, brand: string, now: Date): Promise<Waiting | null> => {
    const taken = await tx
      .updateTable('login_step')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('token_hash', '=', hashOneTimeToken(token))
      .where('brand', '=', brand)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('tries', '<', MOST_TRIES)
      .returning(['client_id', 'is_remembered'])
      .executeTakeFirst();
    return taken ? { clientId: taken.client_id, isRemembered: taken.is_remembered } : null;
  },

  use: async (tx: Transaction, token: string, now: Date): Promise<void> => {
    await tx
      .updateTable('login_step')
      .set({ used_at: now })
      .where('token_hash', '=', hashOneTimeToken(token))
      .execute();
  },
});

export type LoginSteps = ReturnType<typeof createLoginSteps>;
