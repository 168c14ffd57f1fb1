import { sql, type Database } from '@shop/database';
import { forgetAuditEvents } from '@shop/commerce-kit/audit-log';

/** How many days each kind of data is kept. The one place of these figures. */
export const KEPT_DAYS = {
  /** What a delivered or given-up mail said. Its row, without text and reader, prevents a second mail. */
  mailTexts: 30,
  mailRows: 365,
  /** Checkouts that were left: their address and e-mail. */
  abandonedCheckouts: 30,
  /** Counts of tries at logging in, registering, asking for mails. */
  attempts: 7,
  passwordLinks: 7,
  familiarPlaces: 365,
  idempotencyKeys: 7,
  auditEvents: 400,
} as const;

/** Rows that one statement changes: a night's work must not hold locks for long. */
const BATCH = 2_000;

type Rule = {
  readonly name: keyof typeof KEPT_DAYS;
  /** Changes at most a batch; answers how many rows. */
  readonly forget: (db: Database, before: Date) => Promise<number>;
};

const changed = async (db: Database, statement: ReturnType<typeof sql>): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0n);

export const RETENTION_RULES: readonly Rule[] = [
  {
    name: 'mailTexts',
    forget: (db, before) =>
      changed(
        db,
        sql`update mail_outbox
          set recipient = '', data = '{}', subject = null, html = null, plain = null, last_error = null
          where id in (
            select id from mail_outbox
            where state in ('sent', 'failed') and created_at < ${before} and recipient <> '' limit ${BATCH})`,
      ),
  },
  {
    name: 'mailRows',
    forget: (db, before) =>
      changed(
        db,
        sql`delete from mail_outbox where id in (
          select id from mail_outbox
          where state in ('sent', 'failed') and created_at < ${before} limit ${BATCH})`,
      ),
  },
  {
    // A session that a payment names stays, without what it knew of its visitor.
    name: 'abandonedCheckouts',
    forget: async (db, before) => {
      const kept = sql`select 1 from payment where payment.checkout_session_id = checkout_session.id`;
      const ended = sql`state in ('invalidated', 'expired') and updated_at < ${before}`;
      const removed = await changed(
        db,
        sql`delete from checkout_session where id in (
          select id from checkout_session where ${ended} and not exists (${kept}) limit ${BATCH})`,
      );
      const emptied = await changed(
        db,
        sql`update checkout_session set address = null, email = null where id in (
          select id from checkout_session
          where ${ended} and (address is not null or email is not null) and exists (${kept}) limit ${BATCH})`,
      );
      return removed + emptied;
    },
  },
  {
    name: 'attempts',
    forget: (db, before) =>
      changed(
        db,
        sql`delete from attempt_limit where key in (
          select key from attempt_limit
          where window_started_at < ${before} and coalesce(blocked_until, window_started_at) < ${before}
          limit ${BATCH})`,
      ),
  },
  {
    name: 'passwordLinks',
    forget: (db, before) =>
      changed(
        db,
        sql`delete from password_reset where id in (
          select id from password_reset where expires_at < ${before} limit ${BATCH})`,
      ),
  },
  {
    name: 'familiarPlaces',
    forget: (db, before) =>
      changed(
        db,
        sql`delete from familiar_place where (client_id, place_hash) in (
          select client_id, place_hash from familiar_place where seen_at < ${before} limit ${BATCH})`,
      ),
  },
  {
    name: 'idempotencyKeys',
    forget: (db, before) =>
      changed(
        db,
        sql`delete from idempotency_key where (scope, key) in (
          select scope, key from idempotency_key where started_at < ${before} limit ${BATCH})`,
      ),
  },
  { name: 'auditEvents', forget: (db, before) => forgetAuditEvents(db, before, BATCH) },
];
