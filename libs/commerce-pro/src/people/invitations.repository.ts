import { createHash, randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Schema, Transaction } from '@shop/database';

export type InvitationRow = Selectable<Schema['pro_invitation']>;

const hashOf = (code: string) => createHash('sha256').update(code).digest();

type New = Omit<Insertable<Schema['pro_invitation']>, 'token_hash'>;

/** Of an address that was invited before, the older link ends. Returns the code of the link; only its hash is stored. */
export const writeInvitation = async (tx: Transaction, invitation: New): Promise<string> => {
  const code = randomBytes(32).toString('base64url');
  const values = { ...invitation, token_hash: hashOf(code) };
  await tx
    .insertInto('pro_invitation')
    .values(values)
    .onConflict((conflict) => conflict.columns(['company_id', 'email']).doUpdateSet(values))
    .execute();
  return code;
};

export const findInvitations = (db: Database, companyId: number): Promise<InvitationRow[]> =>
  db.selectFrom('pro_invitation').selectAll().where('company_id', '=', companyId).orderBy('id').execute();

/** The invitation of a link that has not ended. */
export const findInvitation = (db: Database, code: string, now: Date): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('pro_invitation')
    .selectAll()
    .where('token_hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** False for an invitation of another company, and for one that is not there any more. */
export const deleteInvitation = async (
  tx: Database | Transaction,
  { id, companyId }: { readonly id: number; readonly companyId: number },
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('pro_invitation')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const findClientByEmail = (db: Database, brand: string, email: string) =>
  db
    .selectFrom('client')
    .select(['id', 'first_name', 'language_id'])
    .where('brand', '=', brand)
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
