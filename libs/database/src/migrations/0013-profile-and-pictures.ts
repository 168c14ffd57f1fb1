import { sql, type Kysely } from 'kysely';

/** Marks the databases that the demo has filled, and finds a picture among those that goods and orders name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // There was no production before this: every database that holds goods is a demo's.
  await sql`insert into setting (key, value)
    select 'profile', '{"profile":"demo"}'::jsonb where exists (select from product)
    on conflict (key) do nothing`.execute(db);
  await sql`create index product_variant_picture on product_variant (picture)`.execute(db);
  await sql`create index order_line_picture on order_line (picture) where picture is not null`.execute(db);
};
