import { sql, type Kysely } from 'kysely';

/** The kinds of news that clients do not want; without a row a topic is wanted. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table news_refusal (
    client_id bigint not null references client,
    topic text not null check (topic in ('offers', 'price_alerts', 'new_stores', 'tips')),
    refused_at timestamptz not null,
    primary key (client_id, topic)
  )`.execute(db);
};
