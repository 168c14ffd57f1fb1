import { sql, type Kysely } from 'kysely';

/** Alerts that last, so that several processes and restarts tell each of them once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table alert (
      code text primary key,
      opened_at timestamptz not null,
      told_at timestamptz not null,
      count integer not null
    );
    create index mail_outbox_failed on mail_outbox (created_at) where state = 'failed';
    create index checkout_session_ended on checkout_session (updated_at) where state in ('invalidated', 'expired');
  `.execute(db);
};
