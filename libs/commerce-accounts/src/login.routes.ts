import { authContract } from '@shop/contracts/auth';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { actorOf } from '@shop/commerce-kit/audit-refusals';
import type { Module } from '@shop/commerce-kit/module';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { clearSession } from '@shop/commerce-kit/session-headers';
import type { AccountLimits } from './accounts.limits.ts';
import type { AccountSessions, SecondStep } from './accounts.ports.ts';
import { wrongCredentials } from './accounts.problems.ts';
import type { ClientsRepository } from './clients.repository.ts';
import type { LetIn } from './let-in.ts';
import type { Passwords } from './passwords.ts';
import type { UserOf } from './user-answer.ts';

type LoginDeps = {
  clients: ClientsRepository;
  limits: AccountLimits;
  passwords: Passwords;
  sessions: AccountSessions<Visitor>;
  secondStep: SecondStep;
  letIn: LetIn;
  userOf: UserOf;
  audit: AuditLog;
};

/** Login, the current client, and logout. */
export const loginRoutes =
  ({ clients, limits, passwords, sessions, secondStep, letIn, userOf, audit }: LoginDeps): Module =>
  async (app) => {
    app.call(authContract.login, async ({ body, ...context }) => {
      const { brand, ip, now, visitor } = context;
      const attempt = await limits.login({ brand: brand.key, ip, now }, body.email);
      const client = await clients.findByEmail(brand.key, body.email);
      const right = await passwords.verify(client?.password_hash ?? null, body.password);
      const place = { brand: brand.key, ip };
      if (!client || !right) {
        const subject = client && { subject: { kind: 'client', id: client.id } as const };
        audit.record({
          event: 'login.failed',
          outcome: 'refused',
          actor: actorOf(visitor),
          place,
          ...subject,
        });
        throw wrongCredentials();
      }

      await attempt.succeeded();
      const remember = body.remember ?? false;
      const step = await secondStep({ id: client.id, brand: brand.key }, { remember, now });
      if (step !== null) return { status: true as const, user: null, second_step: step };
      return { status: true as const, user: await letIn(client, remember, context) };
    });

    app.call(authContract.currentUser, async ({ brand, visitor }) => {
      const client = visitor?.clientId ? await clients.find(visitor.clientId) : undefined;
      return { status: true as const, user: client ? await userOf(client, brand) : null };
    });

    app.call(authContract.refreshCurrentUser, async ({ brand, visitor }) => {
      const client = visitor?.clientId ? await clients.find(visitor.clientId) : undefined;
      return { status: true as const, user: client ? await userOf(client, brand) : null };
    });

    app.call(authContract.logout, async ({ body, brand, ip, visitor, now, reply }) => {
      const isEverywhere = Boolean(visitor?.clientId && body.everywhere);
      if (visitor?.clientId && body.everywhere) await sessions.endAllOf(visitor.clientId, now);
      else if (visitor) await sessions.end(visitor, now);
      if (visitor) {
        audit.record({
          event: isEverywhere ? 'session.ended_everywhere' : 'session.ended',
          outcome: 'done',
          actor: actorOf(visitor),
          place: { brand: brand.key, ip },
        });
      }
      clearSession(reply);
      return { status: true as const };
    });
  };
