import { sql, type Kysely } from 'kysely';

const shopNow = sql`
  create function shop_now() returns timestamptz language sql stable as $$
    select coalesce(nullif(current_setting('shop.now', true), '')::timestamptz, now())
  $$`;

/** Every column that is filled with the time by itself. */
const defaults = sql`
  do $$
  declare found record;
  begin
    for found in
      select attrelid::regclass as table_name, attname as column_name
      from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      join pg_class on pg_class.oid = adrelid and relnamespace = 'public'::regnamespace
      where pg_get_expr(adbin, adrelid) = 'now()'
    loop
      execute format('alter table %s alter column %I set default shop_now()', found.table_name, found.column_name);
    end loop;
  end $$`;

/** The listing's lowest price of the last 30 days; the rest of the function stays as it is. */
const listing = sql`
  do $$
  begin
    execute replace(
      pg_get_functiondef('refresh_product_listing'::regproc), 'current_date', '(shop_now() at time zone ''UTC'')::date'
    );
  end $$`;

/** One clock for all: `shop_now()` is the time that the connection was told, else the server's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [shopNow, defaults, listing]) await statement.execute(db);
};
