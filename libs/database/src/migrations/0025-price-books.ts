import { sql, type Kysely } from 'kysely';
import { deliveredPricesSql } from './0025-delivered.sql.ts';
import { priceBookTablesSql } from './0025-books.sql.ts';
import { priceTriggersSql } from './0025-price-triggers.sql.ts';

/** What products cost at the destination, stored so that listings can sort and filter by it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...priceBookTablesSql, ...deliveredPricesSql, ...priceTriggersSql])
    await sql.raw(statement).execute(db);
};
