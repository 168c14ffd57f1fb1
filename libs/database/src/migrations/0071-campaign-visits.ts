import { sql, type Kysely } from 'kysely';

/** Visits that campaigns led here, counted by day. Nothing in it belongs to a visitor. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table campaign_visit (
    brand text not null,
    day date not null,
    campaign text not null,
    medium text not null,
    source text not null,
    visits integer not null check (visits > 0),
    primary key (brand, day, campaign, medium, source)
  )`.execute(db);
};
