import { sql, type Kysely } from 'kysely';

/** Links to a guest's order that were sent anew, and the sessions that have shown the order's e-mail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_link (
      slug text primary key check (slug ~ '^[A-Za-z0-9_-]{22}$'),
      quote_id bigint not null references quote on delete cascade,
      created_at timestamptz not null
    );
    create index order_link_of_quote on order_link (quote_id);

    create table order_link_opening (
      session_id bigint not null references visitor_session on delete cascade,
      quote_id bigint not null references quote on delete cascade,
      opened_at timestamptz not null,
      primary key (session_id, quote_id)
    );
    create index order_link_opening_of_quote on order_link_opening (quote_id);
  `.execute(db);
};
