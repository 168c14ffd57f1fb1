import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authCalls } from '@shop/contracts/calls';
import type { AuditActor, AuditEvent, AuditLog } from './audit-log.ts';
import { Problem } from './problem.ts';
import type { TrustedHeaders } from './trusted-headers.ts';
import type { Visitor } from './visitor.ts';

const BY_STATUS: Readonly<Record<number, AuditEvent>> = {
  401: 'rights.refused',
  403: 'rights.refused',
  429: 'limit.reached',
};

type AuditRefusalsDeps = { audit: Pick<AuditLog, 'record'>; headers: Pick<TrustedHeaders, 'read'> };

const visitors = new WeakMap<FastifyRequest, Visitor>();

/** Lets a later refusal of this request be recorded with its visitor. */
export const rememberVisitor = (request: FastifyRequest, visitor: Visitor | null): void => {
  if (visitor) visitors.set(request, visitor);
};

export const actorOf = (visitor: Visitor | null | undefined): AuditActor =>
  visitor?.clientId == null
    ? { kind: 'guest', sessionId: visitor?.sessionId ?? null }
    : { kind: 'client', id: visitor.clientId };

/** Records every answer that refuses for lack of permission or because of a limit. */
export const auditRefusals = (app: FastifyInstance, { audit, headers }: AuditRefusalsDeps): void => {
  app.addHook('onError', async (request, _reply, error) => {
    const status = error instanceof Problem ? error.status : 0;
    const event = BY_STATUS[status];
    if (!event) return;
    const { url = 'unknown' } = request.routeOptions;
    audit.record({
      event: event === 'limit.reached' && url === authCalls.login.url ? 'login.limited' : event,
      outcome: 'refused',
      actor: actorOf(visitors.get(request)),
      subject: { kind: 'call', id: url },
      place: placeOf(headers, request),
      details: { status },
    });
  });
};

const placeOf = (headers: AuditRefusalsDeps['headers'], request: FastifyRequest) => {
  const { brand, ip } = headers.read(request);
  return { brand: brand.key, ip };
};
