import { sql, type Kysely } from 'kysely';
import { reducedListingSql } from './0021-listing.sql.ts';
import { priceFunctionsSql, priceTablesSql } from './0021-prices.sql.ts';

/** Rows of all products at once: the planner is told what the tables hold by then. */
const fill = [
  `analyze variant_price`,
  `select refresh_variant_reductions()`,
  `analyze variant_reduction`,
  `select refresh_listing_offers(array(select product_id from product_listing))`,
];

/** Prices are kept as intervals by the database itself, and what is shown as reduced follows from them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...priceTablesSql, ...reducedListingSql, ...priceFunctionsSql, ...fill])
    await sql.raw(statement).execute(db);
};
