import type { Selectable } from 'kysely';
import type { Database, Schema, Transaction } from '@shop/database';
import type { StaffRole } from '@shop/domain/staff';

export type StaffMember = Selectable<Schema['staff_member']>;

/** A person who has left is not found. */
export const findByLogin = (db: Database, login: string): Promise<StaffMember | undefined> =>
  db
    .selectFrom('staff_member')
    .selectAll()
    .where('login', '=', login)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export const listMembers = (db: Database): Promise<StaffMember[]> =>
  db.selectFrom('staff_member').selectAll().orderBy('id').execute();

type NewMember = {
  readonly login: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly roles: readonly StaffRole[];
  readonly now: Date;
};

/** Undefined when the login is taken, also by a person who has left. */
export const insertMember = (
  tx: Transaction,
  { login, name, passwordHash, roles, now }: NewMember,
): Promise<StaffMember | undefined> =>
  tx
    .insertInto('staff_member')
    .values({ login, name, password_hash: passwordHash, roles, created_at: now })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returningAll()
    .executeTakeFirst();

export const lockMember = (tx: Transaction, login: string): Promise<StaffMember | undefined> =>
  tx.selectFrom('staff_member').selectAll().where('login', '=', login).forUpdate().executeTakeFirst();

export const setRoles = (tx: Transaction, id: number, roles: readonly StaffRole[]) =>
  tx.updateTable('staff_member').set({ roles }).where('id', '=', id).execute();

/** Ends the sessions of the person, too. */
export const endMember = async (tx: Transaction, id: number, now: Date): Promise<void> => {
  await tx.updateTable('staff_member').set({ ended_at: now }).where('id', '=', id).execute();
  await tx.deleteFrom('staff_session').where('staff_id', '=', id).execute();
};
