import { toJson } from '@shop/database';
import { createHmac } from 'node:crypto';
import type { AuditActor, AuditDetails, AuditEntry, AuditSubject } from './audit-events.ts';

const CODE = /^[a-z0-9][a-z0-9_./:-]{0,63}$/i;
const REMOVED = 'removed';

/** A code as it is. Anything else could be a text that a person typed and is removed. */
const codeOrRemoved = (text: string): string => (CODE.test(text) ? text : REMOVED);

/** Turns an entry into a row without personal data: keys, codes and numbers, and keyed hashes of the rest. */
export const createAuditRows = (secret: string) => {
  const keyed = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`audit:${kind}:${text}`).digest('hex').slice(0, 16);

  const actorOf = (actor: AuditActor): string => {
    if (actor.kind === 'client') return `client:${actor.id}`;
    if (actor.kind === 'guest')
      return actor.sessionId === null ? 'guest' : `guest:${keyed('session', String(actor.sessionId))}`;
    return actor.kind === 'system' ? 'system' : `${actor.kind}:${codeOrRemoved(actor.id)}`;
  };

  return {
    /** Equal for the same address in every event. Without the secret the address cannot be recovered. */
    placeOf: (ip: string) => keyed('place', ip),

    toRow: ({ event, outcome, actor, subject, place, details = {} }: AuditEntry, at: Date) => ({
      at,
      event,
      outcome,
      actor: actorOf(actor),
      subject: subject ? subjectOf(subject) : null,
      brand: place ? codeOrRemoved(place.brand) : null,
      place: place?.ip === undefined ? null : keyed('place', place.ip),
      details: toJson(cleaned(details)),
    }),
  };
};

export type AuditRows = ReturnType<typeof createAuditRows>;
export type AuditRow = ReturnType<AuditRows['toRow']>;

const subjectOf = ({ kind, id }: AuditSubject): string => `${kind}:${codeOrRemoved(String(id))}`;

const cleaned = (details: AuditDetails) =>
  Object.fromEntries(
    Object.entries(details).map(([key, value]) => [
      key,
      typeof value === 'string' ? codeOrRemoved(value) : value,
    ]),
  );
