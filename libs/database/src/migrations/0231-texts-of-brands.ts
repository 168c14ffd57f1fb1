import { sql, type Kysely } from 'kysely';

/** A changed text holds for one brand, or for all where it names none; so does a file of translations. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table translation
    add column brand_key text references brand on delete cascade,
    drop constraint translation_pkey,
    add constraint translation_once unique nulls not distinct (language_id, key, brand_key)`.execute(db);
  await sql`alter table text_import add column brand_key text references brand on delete cascade`.execute(db);
};
