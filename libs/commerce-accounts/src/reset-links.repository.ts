import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '@shop/database';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** One-time links: 43 base64url characters go into the mail, only their hash is stored. */
export const createResetLinks = (db: Database | Transaction) => ({
  make: async (clientId: number, validMs: number, now: Date): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await db
      .insertInto('password_reset')
      .values({
        client_id: clientId,
        token_hash: hashOf(token),
        created_at: now,
        expires_at: new Date(now.getTime() + validMs),
      })
      .execute();
    return token;
  },

  /** The client of a link, without using the link up. */
  ownerOf: async (token: string, brand: string, now: Date): Promise<number | null> => {
    const found = await db
      .selectFrom('password_reset')
      .innerJoin('client', 'client.id', 'password_reset.client_id')
      .select('client.id')
      .where('client.brand', '=', brand)
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return found?.id ?? null;
  },

  /** Uses a link up and returns its client. Of two requests at once only one gets it. */
  use: async (token: string, brand: string, now: Date): Promise<number | null> => {
    const used = await db
      .updateTable('password_reset')
      .from('client')
      .set({ used_at: now })
      .whereRef('client.id', '=', 'password_reset.client_id')
      .where('client.brand', '=', brand)
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('password_reset.client_id')
      .executeTakeFirst();
    return used?.client_id ?? null;
  },

  /** After a new password no older link can set another. */
  voidAll: async (clientId: number, now: Date): Promise<void> => {
    await db
      .updateTable('password_reset')
      .set({ used_at: now })
      .where('client_id', '=', clientId)
      .where('used_at', 'is', null)
      .execute();
  },
});
