import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, Schema, Transaction } from '@shop/database';

export type ApplicationRow = Selectable<Schema['pro_application']>;
export type ProAccountRow = Selectable<Schema['pro_account']>;

/** False while an earlier application waits, also when two are sent at once. */
export const insertApplication = async (
  db: Database,
  application: Insertable<Schema['pro_application']>,
): Promise<boolean> => {
  const inserted = await db
    .insertInto('pro_application')
    .values(application)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const findNewestApplication = (db: Database, clientId: number): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('pro_application')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** For staff: those that wait, or all; the longest waiting first. */
export const findApplications = (db: Database, isAll: boolean, limit: number): Promise<ApplicationRow[]> => {
  const all = db.selectFrom('pro_application').selectAll();
  return (isAll ? all : all.where('state', '=', 'asked')).orderBy('id').limit(limit).execute();
};

export const lockApplication = (tx: Transaction, id: number): Promise<ApplicationRow | undefined> =>
  tx.selectFrom('pro_application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeApplication = async (
  tx: Transaction,
  id: number,
  change: Updateable<Schema['pro_application']>,
): Promise<void> => {
  await tx.updateTable('pro_application').set(change).where('id', '=', id).execute();
};

export const findAccount = (db: Database, companyId: number): Promise<ProAccountRow | undefined> =>
  db.selectFrom('pro_account').selectAll().where('id', '=', companyId).executeTakeFirst();

/** The company of a client; undefined for a client of none. */
export const findAccountOf = (db: Database, clientId: number): Promise<ProAccountRow | undefined> =>
  db
    .selectFrom('pro_account')
    .innerJoin('pro_member', 'pro_member.company_id', 'pro_account.id')
    .selectAll('pro_account')
    .where('pro_member.client_id', '=', clientId)
    .executeTakeFirst();

/** All payments on account of a company, and all changes of its people and its limit, wait for this row. */
export const lockAccount = (tx: Transaction, companyId: number): Promise<ProAccountRow | undefined> =>
  tx.selectFrom('pro_account').selectAll().where('id', '=', companyId).forUpdate().executeTakeFirst();

export const insertAccount = (
  tx: Transaction,
  account: Insertable<Schema['pro_account']>,
): Promise<{ id: number }> =>
  tx.insertInto('pro_account').values(account).returning('id').executeTakeFirstOrThrow();

export const changeAccount = async (
  tx: Transaction,
  companyId: number,
  change: Updateable<Schema['pro_account']>,
): Promise<void> => {
  await tx.updateTable('pro_account').set(change).where('id', '=', companyId).execute();
};

export const findClient = (db: Database, id: number) =>
  db
    .selectFrom('client')
    .select(['id', 'brand', 'email', 'first_name', 'language_id', 'is_pro', 'tier'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
