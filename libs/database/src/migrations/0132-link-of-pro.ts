import { sql, type Kysely } from 'kysely';

const LABELS = { en: 'For companies', lt: 'Įmonėms', lv: 'Uzņēmumiem', ee: 'Ettevõtetele' };

/** The footer leads to the page of business accounts, where a brand has them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into content_link (menu, path, position, feature, labels)
    values ('shop', '/pro', 27, 'pro', ${JSON.stringify(LABELS)})`.execute(db);
};
