import { sql, type Kysely } from 'kysely';

/** Files of translations that staff have sent: nothing of one is shown before it is accepted. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table text_import (
    key text primary key,
    staff_id bigint not null references staff_member on delete cascade,
    locale text not null check (locale in ('en', 'lt', 'lv', 'ee')),
    source_locale text not null check (source_locale in ('en', 'lt', 'lv', 'ee')),
    units jsonb not null,
    accepted_at timestamptz,
    created_at timestamptz not null default shop_now()
  )`.execute(db);
  await sql`create index text_import_by_age on text_import (created_at)`.execute(db);
};
