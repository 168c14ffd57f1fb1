import { sql, type Sql } from './sql.ts';

/**
 * The lowest price of a variant in the last 30 days, by the shop's clock; null without a recorded day in that time.
 */
export const lowestPriceOf = (variantId: Sql): Sql => sql`(
  select min(price) from price_history
  where price_history.variant_id = ${variantId} and day > (shop_now() at time zone 'UTC')::date - 30
)`;
