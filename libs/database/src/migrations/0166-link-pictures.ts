import { sql, type Kysely } from 'kysely';

/** The shop's own copies of pictures that pages of web stores name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table link_picture (
    address text primary key check (length(address) <= 2048),
    key text not null unique,
    file_id bigint unique references kept_file on delete cascade,
    tries integer not null default 0,
    due_at timestamptz default shop_now(),
    wanted_at timestamptz not null default shop_now(),
    check (file_id is null or due_at is null)
  )`.execute(db);
  await sql`create index link_picture_due on link_picture (due_at) where due_at is not null`.execute(db);
  await sql`create index link_picture_wanted on link_picture (wanted_at)`.execute(db);
  await sql`create index quote_request_line_picture on quote_request_line using hash (picture)
    where picture is not null`.execute(db);
};
