import type { Database } from '@shop/database';

export type AuditQuestion = {
  readonly since?: Date;
  /** `login.failed`, or `payment.` for all of an area. */
  readonly event?: string;
  readonly actor?: string;
  readonly subject?: string;
  readonly place?: string;
  readonly limit: number;
};

/** The newest events that match the query, oldest first. */
export const findAuditEvents = async (db: Database, question: AuditQuestion) => {
  const { since, event, actor, subject, place, limit } = question;
  let query = db
    .selectFrom('audit_event')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (since) query = query.where('at', '>=', since);
  if (event) query = query.where('event', 'like', event.endsWith('.') ? `${event}%` : event);
  if (actor) query = query.where('actor', '=', actor);
  if (subject) query = query.where('subject', '=', subject);
  if (place) query = query.where('place', '=', place);
  return (await query.execute()).reverse();
};

export type FoundAuditEvent = Awaited<ReturnType<typeof findAuditEvents>>[number];

/** An event as one line of a terminal. */
export const toAuditLine = ({ at, event, outcome, actor, subject, brand, place, details }: FoundAuditEvent) =>
  [
    at.toISOString(),
    outcome.padEnd(7),
    event.padEnd(24),
    actor,
    subject ? `about ${subject}` : '',
    brand ?? '',
    place ? `from ${place}` : '',
    ...Object.entries(details).map(([key, value]) => `${key}=${value}`),
  ]
    .filter(Boolean)
    .join('  ');

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `2026-11-22`, `2026-11-22T10:00Z`, or `30m`, `12h`, `7d` before now. */
export const parseSince = (text: string, now: Date): Date => {
  const [, amount, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
  const since = unit ? new Date(now.getTime() - Number(amount) * (UNITS[unit] ?? 0)) : new Date(text);
  if (Number.isNaN(since.getTime())) throw new Error(`--since ${text} is no time: 2026-11-22, 30m, 12h, 7d`);
  return since;
};
