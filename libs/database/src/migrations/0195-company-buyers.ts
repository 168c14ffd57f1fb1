import { sql, type Kysely } from 'kysely';

/** Buyers of a checkout who buy for a company: its legal name and numbers, for the invoice. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table checkout_session add column company jsonb`.execute(db);
  await sql`create table order_company (
    quote_id bigint primary key references quote,
    name text not null,
    register_code text,
    vat_number text,
    vat_check text check (vat_check in ('registered', 'unknown', 'not_checked')),
    country_id smallint not null references country,
    asked_at timestamptz not null,
    asks smallint not null default 1 check (asks > 0),
    check ((vat_number is null) = (vat_check is null))
  )`.execute(db);
  await sql`create index order_company_not_checked on order_company (asked_at)
    where vat_check = 'not_checked'`.execute(db);
};
