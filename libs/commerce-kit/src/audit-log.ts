import type { Database, Transaction } from '@shop/database';
import { sql } from '@shop/database';
import type { AuditEntry } from './audit-events.ts';
import { createAuditRows, type AuditRow } from './audit-row.ts';
import type { Logger } from './logger.ts';

export type { AuditActor, AuditDetails, AuditEntry, AuditEvent, AuditSubject } from './audit-events.ts';

/** How many entries wait while the database is unavailable; above it the newest are dropped and counted. */
const MOST_WAITING = 2_000;
const BATCH = 200;
const WRITE_MS = 50;
const RETRY_MS = 1_000;
/** Refusals of one kind from one place that are written per minute, so that a flood does not fill the table. */
const REFUSALS_A_MINUTE = 30;
const MINUTE_MS = 60_000;

export type AuditLog = {
  /** Returns at once and never throws. The row is written soon after. */
  record: (entry: AuditEntry) => void;
  /** Written in the transaction, for events that are valid only if it commits. */
  recordIn: (tx: Transaction, entry: AuditEntry) => Promise<void>;
  /** Writes the waiting entries: at the end of the process, and in tests. */
  flush: () => Promise<void>;
  /** Flushes and ends the timers. */
  close: () => Promise<void>;
};

type AuditLogDeps = { db: Database; secret: string; clock: () => Date; log: Pick<Logger, 'warn'> };

/** The security and payment log: actor, action and place, without personal data. */
export const createAuditLog = ({ db, secret, clock, log }: AuditLogDeps): AuditLog => {
  const { toRow } = createAuditRows(secret);
  const isFlood = createFloodGate();
  let waiting: AuditRow[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const writeWaiting = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      await insert(db, batch);
      waiting = waiting.slice(batch.length);
    }
    if (dropped > 0) log.warn({ code: 'audit_dropped', dropped }, 'audit events were dropped');
    dropped = 0;
  };

  const writeSoon = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms).unref();
  };

  const flush = async () => {
    writing ??= writeWaiting()
      .catch((error: Error) => {
        log.warn({ code: 'audit_waits', reason: error.message, waiting: waiting.length }, 'audit log waits');
        writeSoon(RETRY_MS);
      })
      .finally(() => {
        writing = undefined;
      });
    await writing;
  };

  return {
    record: (entry) => {
      const now = clock();
      const row = toRow(entry, now);
      if (waiting.length >= MOST_WAITING || isFlood(row)) dropped += 1;
      else waiting.push(row);
      writeSoon(WRITE_MS);
    },
    recordIn: (tx, entry) => insert(tx, [toRow(entry, clock())]),
    flush,
    close: async () => {
      clearTimeout(timer);
      await flush();
      clearTimeout(timer);
    },
  };
};

const insert = async (on: Database, rows: readonly AuditRow[]): Promise<void> => {
  await on
    .insertInto('audit_event')
    .values([...rows])
    .execute();
};

/** Lets a bounded number of equal refusals through each minute. Successful events are always written. */
const createFloodGate = () => {
  let minute = 0;
  let counts = new Map<string, number>();
  return ({ at, event, outcome, place }: AuditRow): boolean => {
    if (outcome === 'done') return false;
    const current = Math.floor(at.getTime() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const key = `${event} ${place ?? ''}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > REFUSALS_A_MINUTE;
  };
};

/** Removes up to `most` events from before a moment; the only removal that the table allows. */
export const forgetAuditEvents = (db: Database, before: Date, most = 10_000): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await sql`set local shop.audit_retention = 'on'`.execute(tx);
    const { numAffectedRows } = await sql`
      delete from audit_event where id in (select id from audit_event where at < ${before} limit ${most})
    `.execute(tx);
    return Number(numAffectedRows ?? 0n);
  });
