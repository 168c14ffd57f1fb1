import { sql, type Sql } from './sql.ts';

/**
 * The prior price of a variant whose reduction runs in every market: the lowest of theirs; else null. `listing_offers`
 * of the database reads the same.
 */
export const priorPriceOf = (variantId: Sql): Sql => sql`(
  select case when count(*) = (select count(*) from reduction_law) then min(prior_price) end
  from variant_reduction where variant_reduction.variant_id = ${variantId}
)`;
