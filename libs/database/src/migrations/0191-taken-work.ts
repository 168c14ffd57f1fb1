import { sql, type Kysely } from 'kysely';

/** Work of the office's queues that a person has taken. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table taken_work (
    kind text not null check (kind in ('quote')),
    rel_id bigint not null,
    staff_id bigint not null references staff_member,
    taken_at timestamptz not null,
    primary key (kind, rel_id)
  )`.execute(db);
};
