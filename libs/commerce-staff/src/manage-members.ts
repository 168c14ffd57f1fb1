import type { Database } from '@shop/database';
import type { StaffRole } from '@shop/domain/staff';
import { err, ok, type Result } from '@shop/domain/result';
import { appendAct, type Who } from './act-log.ts';
import {
  endMember,
  insertMember,
  lockMember,
  setRoles,
  type StaffMember,
} from './staff-members.repository.ts';

type By = { readonly who: Who; readonly now: Date; readonly reason: string };

export type NewPerson = {
  readonly login: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly passwordHash: string;
};

/** Creates a person of the staff. */
export const addMember = (
  db: Database,
  person: NewPerson,
  { who, now, reason }: By,
): Promise<Result<StaffMember, 'login_taken'>> =>
  db.transaction().execute(async (tx) => {
    const member = await insertMember(tx, { ...person, now });
    if (!member) return err('login_taken');
    await appendAct(tx, {
      at: now,
      who,
      act: 'staff.added',
      subject: { kind: 'staff', id: member.id },
      before: null,
      after: { login: member.login, roles: member.roles.join(' ') },
      reason,
    });
    return ok(member);
  });

/** Gives a person other roles; their next call has them. */
export const changeRoles = (
  db: Database,
  { login, roles }: Pick<NewPerson, 'login' | 'roles'>,
  { who, now, reason }: By,
): Promise<Result<true, 'unknown_login'>> =>
  db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, login);
    if (!member || member.ended_at) return err('unknown_login');
    await setRoles(tx, member.id, roles);
    await appendAct(tx, {
      at: now,
      who,
      act: 'staff.roles_changed',
      subject: { kind: 'staff', id: member.id },
      before: { roles: member.roles.join(' ') },
      after: { roles: roles.join(' ') },
      reason,
    });
    return ok(true);
  });

/** The person has left: sessions end at once, and the login is never given to another person. */
export const removeMember = (
  db: Database,
  login: string,
  { who, now, reason }: By,
): Promise<Result<true, 'unknown_login'>> =>
  db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, login);
    if (!member || member.ended_at) return err('unknown_login');
    await endMember(tx, member.id, now);
    await appendAct(tx, {
      at: now,
      who,
      act: 'staff.ended',
      subject: { kind: 'staff', id: member.id },
      before: { roles: member.roles.join(' ') },
      after: null,
      reason,
    });
    return ok(true);
  });
