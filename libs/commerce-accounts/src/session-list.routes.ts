import { authContract, ownAccountContract } from '@shop/contracts/auth';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { AccountSessions } from './accounts.ports.ts';

type SessionListDeps = {
  sessions: Pick<AccountSessions<Visitor>, 'listOf' | 'endOneOf'>;
  audit: Pick<AuditLog, 'record'>;
};

/** The client's devices, and the end of one of them. This device logs out by its own call. */
export const sessionListRoutes =
  ({ sessions, audit }: SessionListDeps): Module =>
  async (app) => {
    app.call(authContract.sessions, async ({ visitor, now }) => {
      const open = await sessions.listOf(visitor.clientId, now);
      return {
        sessions: open.map(({ id, browser, system, place, created_at, seen_at }) => ({
          ...{ id, browser, system, place },
          begun_at: toStamp(created_at),
          seen_at: toStamp(seen_at),
          is_this: id === visitor.sessionId,
        })),
      };
    });

    app.call(ownAccountContract.endSession, async ({ body, brand, ip, visitor }) => {
      const isOther = body.id !== visitor.sessionId;
      if (!isOther || !(await sessions.endOneOf(visitor.clientId, body.id))) throw notFound();
      audit.record({
        event: 'session.ended',
        outcome: 'done',
        actor: { kind: 'client', id: visitor.clientId },
        subject: { kind: 'session', id: body.id },
        place: { brand: brand.key, ip },
      });
      return {};
    });
  };
