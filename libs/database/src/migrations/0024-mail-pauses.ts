import { sql, type Kysely } from 'kysely';

/** A mail knows when it is tried next. Mails that wait already are due at once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table mail_outbox add column next_try_at timestamptz not null default shop_now();
    drop index mail_outbox_waiting;
    create index mail_outbox_waiting on mail_outbox (next_try_at) where state = 'waiting';
    -- Alerts count mails that have waited for long since they were written.
    create index mail_outbox_waiting_since on mail_outbox (created_at) where state = 'waiting';
  `.execute(db);
};
