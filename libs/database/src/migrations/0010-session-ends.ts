import { sql, type Kysely } from 'kysely';

/** A session ends when it was idle for too long (`expires_at`, moved by visits) and in any case at `ends_at`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table visitor_session add column ends_at timestamptz;
    update visitor_session set ends_at = created_at + interval '365 days';
    alter table visitor_session
      alter column ends_at set not null,
      add constraint visitor_session_ends check (expires_at <= ends_at);
  `.execute(db);
};
