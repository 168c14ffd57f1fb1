import { sql, type Kysely } from 'kysely';

/** Finds what was sold lately, and lets the sandbox know the bank that was chosen in the shop. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index quote_by_payment on quote (paid_at) where paid_at is not null`.execute(db);
  await sql`alter table sandbox_payment add column bank text`.execute(db);
};
