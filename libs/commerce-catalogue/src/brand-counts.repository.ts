import type { Columns, Database } from '@shop/database';
import { sql } from './sql.ts';

/** Listed products of each manufacturer that has any. */
export const countByManufacturer = async (db: Database): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<Columns<'product_listing', { id: 'manufacturer_id' }> & { n: number }>`
    select manufacturer_id as id, count(*)::int as n from product_listing group by manufacturer_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
};
