import type { Insertable, Selectable } from 'kysely';
import type { Database, Schema, Transaction } from '@shop/database';
import type { CompanyRole } from '@shop/domain/company-people';

export type MemberRow = Selectable<Schema['pro_member']>;

export const findMember = (db: Database, clientId: number): Promise<MemberRow | undefined> =>
  db.selectFrom('pro_member').selectAll().where('client_id', '=', clientId).executeTakeFirst();

/** The people of a company with their names and addresses, owners first. */
export const findPeople = (db: Database, companyId: number) =>
  db
    .selectFrom('pro_member')
    .innerJoin('client', 'client.id', 'pro_member.client_id')
    .select(['client.id', 'client.first_name', 'client.last_name', 'client.email', 'role', 'since'])
    .where('company_id', '=', companyId)
    .orderBy((eb) => eb('role', '=', 'owner'), 'desc')
    .orderBy('since')
    .orderBy('client.id')
    .execute();

/** False for a client who is of a company already, also when two invitations are accepted at once. */
export const insertMember = async (
  tx: Transaction,
  member: Insertable<Schema['pro_member']>,
): Promise<boolean> => {
  const inserted = await tx
    .insertInto('pro_member')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning('client_id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const changeRole = async (tx: Transaction, clientId: number, role: CompanyRole): Promise<void> => {
  await tx.updateTable('pro_member').set({ role }).where('client_id', '=', clientId).execute();
};

export const deleteMember = async (tx: Transaction, clientId: number): Promise<void> => {
  await tx.deleteFrom('pro_member').where('client_id', '=', clientId).execute();
};
