import type { Database } from '@shop/database';
import { hashOneTimeToken } from './one-time-token.ts';

const CHALLENGE_MS = 5 * 60_000;
export const MOST_PASSKEYS = 10;

export type StoredPasskey = {
  id: number;
  client_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
};

export type AddedPasskey = Omit<StoredPasskey, 'id'> & {
  transports: string[];
  name: string;
  device: string;
};

/** Passkeys of clients, and the challenges of ceremonies that have begun. */
export const createPasskeys = (db: Database) => ({
  listOf: (clientId: number) =>
    db
      .selectFrom('passkey')
      .select(['id', 'credential_id', 'name', 'device', 'transports', 'created_at', 'used_at'])
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute(),

  findOf: (brand: string, credentialId: string): Promise<StoredPasskey | undefined> =>
    db
      .selectFrom('passkey')
      .innerJoin('client', 'client.id', 'passkey.client_id')
      .select([
        'passkey.id',
        'passkey.client_id',
        'passkey.credential_id',
        'passkey.public_key',
        'passkey.counter',
      ])
      .where('credential_id', '=', credentialId)
      .where('client.brand', '=', brand)
      .executeTakeFirst(),

  /** False when the credential is kept already, or the client has the most that are allowed. */
  add: (passkey: AddedPasskey, now: Date): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      // Two that are added at the same moment are counted one after the other.
      await tx.selectFrom('client').select('id').where('id', '=', passkey.client_id).forUpdate().execute();
      const own = await tx
        .selectFrom('passkey')
        .select('id')
        .where('client_id', '=', passkey.client_id)
        .execute();
      if (own.length >= MOST_PASSKEYS) return false;
      const added = await tx
        .insertInto('passkey')
        .values({ ...passkey, created_at: now })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    }),

  /** False when another login has moved the counter meanwhile. */
  countUse: async ({ id, counter }: StoredPasskey, next: number, now: Date): Promise<boolean> => {
    const counted = await db
      .updateTable('passkey')
      .set({ counter: next, used_at: now })
      .where('id', '=', id)
      .where('counter', '=', counter)
      .returning('id')
      .executeTakeFirst();
    return counted !== undefined;
  },

  /** False for one that is not the client's. */
  remove: async (clientId: number, id: number): Promise<boolean> => {
    const removed = await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('client_id', '=', clientId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  },

  keepChallenge: async (challenge: string, brand: string, clientId: number | null, now: Date) => {
    await db
      .insertInto('passkey_challenge')
      .values({
        challenge_hash: hashOneTimeToken(challenge),
        brand,
        client_id: clientId,
        expires_at: new Date(now.getTime() + CHALLENGE_MS),
      })
      .execute();
  },

  /** Uses a challenge up; false for one that is unknown, used, too old, or begun by someone else. */
  takeChallenge: async (challenge: string, brand: string, clientId: number | null, now: Date) => {
    const taken = await db
      .deleteFrom('passkey_challenge')
      .where('challenge_hash', '=', hashOneTimeToken(challenge))
      .where('brand', '=', brand)
      .where('client_id', clientId === null ? 'is' : '=', clientId)
      .where('expires_at', '>', now)
      .returning('expires_at')
      .executeTakeFirst();
    return taken !== undefined;
  },
});

export type Passkeys = ReturnType<typeof createPasskeys>;
