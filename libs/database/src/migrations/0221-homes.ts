import { sql, type Kysely } from 'kysely';

/** Home pages among the content. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['content_page', 'content_draft'])
    await sql`alter table ${sql.table(table)}
      drop constraint ${sql.ref(`${table}_kind_check`)},
      add constraint ${sql.ref(`${table}_kind_check`)} check (kind in ('page', 'legal', 'faq', 'post', 'home'))`.execute(
      db,
    );
};
