import { sql, type Kysely } from 'kysely';

/** The delivery that was chosen when an offer was accepted. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table quote_offer
    add column chosen_delivery jsonb check (jsonb_typeof(chosen_delivery) = 'object')`.execute(db);
};
