import { sql, type Kysely } from 'kysely';

/** Photos that staff have taken of packages. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table package_photo (
    package_id bigint not null references package on delete cascade,
    position integer not null check (position > 0),
    file_id bigint not null unique references kept_file on delete cascade,
    staff text not null,
    created_at timestamptz not null default shop_now(),
    primary key (package_id, position)
  )`.execute(db);
};
