import { sql, type Kysely } from 'kysely';

/** What pages of web stores said, when their hosts may be visited next, and what was read for an item of a request. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table read_page (
    address text primary key check (length(address) <= 2048),
    reading jsonb not null,
    read_at timestamptz not null,
    good_until timestamptz not null
  )`.execute(db);
  await sql`create index read_page_old on read_page (good_until)`.execute(db);

  await sql`create table visited_host (
    host text primary key check (length(host) <= 253),
    next_visit_at timestamptz not null,
    robots text check (length(robots) <= 524288),
    robots_until timestamptz,
    check ((robots is null) = (robots_until is null))
  )`.execute(db);
  await sql`create index visited_host_old on visited_host (next_visit_at)`.execute(db);

  await sql`alter table quote_request_line
    add column picture text check (length(picture) <= 2048),
    add column seller_shipping bigint check (seller_shipping >= 0)`.execute(db);
};
