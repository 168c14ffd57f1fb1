import type { Columns, Database } from '@shop/database';
import type { Content } from '@shop/domain/content';
import { contentOf } from './content.ts';
import { createKeptRows } from './kept-rows.ts';
import { sql, type Sql } from './sql.ts';

/** The data of a card except prices: of the variant that the listing row names. */
export type ListedGoods = Columns<
  'product_listing',
  {
    product_id: 'product_id';
    slug: 'slug';
    manufacturer_id: 'manufacturer_id';
    is_in_stock: 'is_in_stock';
    current_price: 'current_price';
    variant_id: 'variant_id';
    needs_choice: 'needs_choice';
    picture: 'picture';
    colours: 'colours';
  }
> & { name: string; content: Content | null };

const goodsColumns = (languageId: number): Sql => sql`product_listing.product_id, slug, manufacturer_id,
  is_in_stock, current_price, variant_id, needs_choice, picture, colours,
  coalesce(names ->> ${String(languageId)}, names ->> '1', '') as name,
  ${contentOf(sql`product_listing.variant_id`)} as content`;

/** Goods in the order of a listing: `window` are its conditions, order and limit. */
export const findGoods = async (db: Database, languageId: number, window: Sql): Promise<ListedGoods[]> => {
  const { rows } = await sql<ListedGoods>`
    select ${goodsColumns(languageId)} from product_listing where ${window}`.execute(db);
  return rows;
};

const readGoods = async (
  db: Database,
  ids: readonly number[],
  languageId: number,
): Promise<ReadonlyMap<number, ListedGoods>> => {
  const { rows } = await sql<ListedGoods>`/* prepared */
    select ${goodsColumns(languageId)} from product_listing where product_id = any (${[...ids]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.product_id, row]));
};

/** About ten megabytes. */
const MOST_KEPT = { rows: 10_000, kinds: 20 };

/** Goods of cards, cached until a product changes. */
export const createListedGoods = (db: Database) => {
  const kept = createKeptRows<number, ListedGoods>(MOST_KEPT);
  return {
    find: (ids: readonly number[], languageId: number): Promise<ReadonlyMap<number, ListedGoods>> =>
      kept.find(String(languageId), ids, (missing) => readGoods(db, missing, languageId)),
    forget: kept.forget,
  };
};
