import { sql, type Kysely } from 'kysely';

const LABELS = { en: 'Newsletter', lt: 'Naujienlaiškis', lv: 'Jaunumu vēstule', ee: 'Uudiskiri' };

/** The footer leads to the form of the newsletter. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into content_link (menu, path, position, feature, labels)
    values ('shop', '/newsletter', 29, null, ${JSON.stringify(LABELS)})`.execute(db);
};
