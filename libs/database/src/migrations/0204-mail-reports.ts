import { sql, type Kysely } from 'kysely';

/** Reports of mail servers about mails: bounces and complaints. They outlive the mail, so that none counts twice. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table mail_stop
    drop constraint mail_stop_reason_check,
    add check (reason in ('bounce', 'soft_bounces', 'complaint'))`.execute(db);
  await sql`create table mail_report (
    mail_id bigint not null,
    kind text not null check (kind in ('hard_bounce', 'soft_bounce', 'complaint')),
    email citext not null,
    status text not null,
    mailed_at timestamptz not null,
    reported_at timestamptz not null,
    lifted_at timestamptz,
    primary key (mail_id, kind)
  )`.execute(db);
  await sql`create index mail_report_address on mail_report (email)`.execute(db);
  await sql`create index mail_report_old on mail_report (reported_at)`.execute(db);
};
