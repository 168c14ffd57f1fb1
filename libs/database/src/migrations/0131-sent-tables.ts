import { sql, type Kysely } from 'kysely';

/** Business clients send tables of goods as files. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table kept_file drop constraint kept_file_kind_check,
    add constraint kept_file_kind_check check (kind in ('picture', 'document', 'table'))`.execute(db);
};
