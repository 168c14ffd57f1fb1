import { sql, type Sql } from './sql.ts';

/** The least that a variant has cost in the last 30 days, by the shop's clock; null where no day of them is known. */
export const lowestPriceOf = (variantId: Sql): Sql => sql`(
  select min(price) from price_history
  where price_history.variant_id = ${variantId} and day > (shop_now() at time zone 'UTC')::date - 30
)`;
