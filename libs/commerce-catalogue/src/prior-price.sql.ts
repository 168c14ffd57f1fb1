import { sql, type Sql } from './sql.ts';

/** The prior price of a variant whose reduction is active in this country; else null. */
export const priorPriceOf = (variantId: Sql, countryId: number): Sql => sql`(
  select reduction.prior_price from variant_reduction reduction
  where reduction.variant_id = ${variantId} and reduction.country_id = ${countryId}
    and reduction.ends_at > shop_now()
)`;
