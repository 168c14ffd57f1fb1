import { sql, type Kysely } from 'kysely';

/**
 * A catalogue that was loaded as a whole has no price that could go on being shown: requests are told to come again
 * until the job has built the first prices.
 */
const forget = `
create function forget_prices() returns void
language plpgsql as $$
begin
  delete from price_book;
  update price_generation set state = 'retired', retired_at = shop_now() where state <> 'retired';
  perform pg_notify('shop_work', 'build-price-books');
end $$`;

/** How much of the catalogue a generation that is being built holds, and where an interrupted build goes on. */
const progress = `
alter table price_generation
  add column buckets_built integer not null default 0 check (buckets_built >= 0),
  add column buckets integer check (buckets >= 0)`;

const again = `
create or replace function build_prices_again() returns void
language plpgsql as $$
begin
  update price_generation set state = 'building', buckets_built = 0 where state <> 'retired';
  perform pg_notify('shop_work', 'build-price-books');
end $$`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [forget, progress, again]) await sql.raw(statement).execute(db);
};
