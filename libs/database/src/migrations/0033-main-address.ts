import { sql, type Kysely } from 'kysely';

/** The delivery address that comes first in a client's list. The index refuses a second one, whichever program writes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table client_address add column is_main boolean not null default false`.execute(db);
  await sql`
    update client_address set is_main = true
    where id in (select min(id) from client_address group by client_id)`.execute(db);
  await sql`create unique index client_address_main on client_address (client_id) where is_main`.execute(db);
};
