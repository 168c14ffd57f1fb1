import { createHash, randomBytes } from 'node:crypto';
import { sql, type Database, type Transaction } from '@shop/database';

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const makeToken = () => randomBytes(32).toString('base64url');

type NewEmailChange = {
  clientId: number;
  newEmail: string;
  /** False for the address of a registration, which nothing comes before. */
  asksOld: boolean;
  validMs: number;
  now: Date;
};

export type ConfirmedEmail = {
  readonly id: number;
  readonly clientId: number;
  readonly newEmail: string;
  /** The address is changed, not only confirmed. */
  readonly asksOld: boolean;
  /** Every address that was asked has confirmed. */
  readonly isComplete: boolean;
};

/** Addresses to be confirmed: 43 base64url characters go into each mail, only their hashes are stored. */
export const createEmailChanges = (db: Database | Transaction) => ({
  /** Replaces earlier ones of the client. */
  begin: async ({ clientId, newEmail, asksOld, validMs, now }: NewEmailChange) => {
    const tokens = { old: makeToken(), new: makeToken() };
    await createEmailChanges(db).endAll(clientId, now);
    await db
      .insertInto('email_change')
      .values({
        client_id: clientId,
        new_email: newEmail,
        old_token_hash: asksOld ? hashOf(tokens.old) : null,
        new_token_hash: hashOf(tokens.new),
        created_at: now,
        expires_at: new Date(now.getTime() + validMs),
      })
      .execute();
    return tokens;
  },

  /** Records which address confirmed, and locks the row. Null for an unknown, used or old link. */
  confirm: async (token: string, brand: string, now: Date): Promise<ConfirmedEmail | null> => {
    const hash = hashOf(token);
    const stamp = (side: 'old' | 'new') =>
      sql<Date | null>`case when ${sql.ref(`${side}_token_hash`)} = ${hash}
        then coalesce(${sql.ref(`${side}_confirmed_at`)}, ${now}) else ${sql.ref(`${side}_confirmed_at`)} end`;
    const found = await db
      .updateTable('email_change')
      .from('client')
      .set({ old_confirmed_at: stamp('old'), new_confirmed_at: stamp('new') })
      .whereRef('client.id', '=', 'email_change.client_id')
      .where('client.brand', '=', brand)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .where((eb) => eb.or([eb('old_token_hash', '=', hash), eb('new_token_hash', '=', hash)]))
      .returning([
        'email_change.id',
        'email_change.client_id',
        'new_email',
        'old_token_hash',
        'old_confirmed_at',
        'new_confirmed_at',
      ])
      .executeTakeFirst();
    if (!found) return null;
    const asksOld = found.old_token_hash !== null;
    return {
      id: found.id,
      clientId: found.client_id,
      newEmail: found.new_email,
      asksOld,
      isComplete: found.new_confirmed_at !== null && (!asksOld || found.old_confirmed_at !== null),
    };
  },

  endAll: async (clientId: number, now: Date): Promise<void> => {
    await db
      .updateTable('email_change')
      .set({ ended_at: now })
      .where('client_id', '=', clientId)
      .where('ended_at', 'is', null)
      .execute();
  },
});
