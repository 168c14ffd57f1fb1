import { staffCallsContract } from '@shop/contracts/staff';
import { rightsOf } from '@shop/domain/staff';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { createAttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { Module } from '@shop/commerce-kit/module';
import { notFound, Problem } from '@shop/commerce-kit/problem';
import type { Passwords } from '@shop/commerce-accounts';
import type { SecondFactor } from './second-factor.ts';
import { staffCallsOf, type StaffCallDeps } from './staff-call.ts';
import { setStaffToken } from './staff-cookie.ts';
import { countStaffLogin } from './staff.limits.ts';
import { findByLogin } from './staff-members.repository.ts';
import { createStaffSessions, type StaffPerson } from './staff-sessions.ts';

export type SessionDeps = StaffCallDeps & {
  readonly audit: Pick<AuditLog, 'record'>;
  readonly passwords: Passwords;
  readonly secondFactor: SecondFactor;
};

const toMe = ({ id, login, name, roles }: Omit<StaffPerson, 'sessionId'>) => ({
  ...{ id, login, name },
  roles: [...roles],
  rights: [...rightsOf(roles)],
});

const wrongCredentials = () => new Problem(401, 'staff.credentials');
/** The password was right; the login is sent again with a code. */
const codeMissing = () => new Problem(401, 'staff.code', { code: ['required'] });
const codeWrong = () => new Problem(401, 'staff.code', { code: ['wrong'] });

/** Login, the own rights, and logout. */
export const sessionRoutes =
  (deps: SessionDeps): Module =>
  async (app) => {
    const { db, audit, passwords, secondFactor, headers, isSecure } = deps;
    const attempts = createAttemptsRepository(db);
    const sessions = createStaffSessions(db);
    const call = staffCallsOf(app, deps);

    app.call(staffCallsContract.login, async ({ body, ip, now, request, reply }) => {
      const host = headers.officeOf(request);
      if (host === undefined) throw notFound();
      const attempt = await countStaffLogin(attempts, { login: body.login, ip, now });
      const member = await findByLogin(db, body.login);
      const isRight = await passwords.verify(member?.password_hash ?? null, body.password);
      if (!member || !isRight) {
        audit.record({
          event: 'login.failed',
          outcome: 'refused',
          actor: member ? { kind: 'staff', id: String(member.id) } : { kind: 'guest', sessionId: null },
          subject: { kind: 'call', id: staffCallsContract.login.url },
        });
        throw wrongCredentials();
      }
      // A wrong code counts as a try.
      if (!body.code) throw codeMissing();
      if (!(await secondFactor.check(member.id, body.code, now))) throw codeWrong();
      await attempt.succeeded();
      setStaffToken(reply, await sessions.begin(member.id, host, now), isSecure);
      audit.record({
        event: 'login.succeeded',
        outcome: 'done',
        actor: { kind: 'staff', id: String(member.id) },
      });
      return { staff: toMe(member) };
    });

    call(staffCallsContract.me, async ({ staff }) => ({ staff: toMe(staff) }));

    call(staffCallsContract.logout, async ({ staff, reply }) => {
      await sessions.end(staff.sessionId);
      setStaffToken(reply, '', isSecure);
      return {};
    });
  };
