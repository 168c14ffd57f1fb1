import { sql, type Kysely } from 'kysely';

/** A document is about an order or about a misc invoice. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['invoice', 'invoice_due'] as const) {
    await sql`alter table ${sql.table(table)}
      alter column quote_id drop not null,
      add column misc_invoice_id bigint references misc_invoice,
      add constraint ${sql.ref(`${table}_of_one_subject`)} check (num_nonnulls(quote_id, misc_invoice_id) = 1)`.execute(
      db,
    );
  }
  await sql`create index invoice_of_misc_invoice on invoice (misc_invoice_id)`.execute(db);
  await sql`create unique index invoice_one_of_misc_invoice on invoice (misc_invoice_id)
    where kind = 'invoice'`.execute(db);
};
