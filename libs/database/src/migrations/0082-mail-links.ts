import { sql, type Kysely } from 'kysely';

/** When the links of a mail end; null where none does. Mails of before are deleted by their age. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table mail_outbox add column links_expire_at timestamptz`.execute(db);
  await sql`
    create index mail_outbox_links on mail_outbox (links_expire_at) where links_expire_at is not null`.execute(
    db,
  );
};
