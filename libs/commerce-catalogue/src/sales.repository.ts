import { sql, type Database, type Transaction } from '@shop/database';

/**
 * Adds the pieces of an order that was just paid to the sales counts. Every caller locks the products in the same
 * order, after the variants.
 */
export const countSold = async (tx: Transaction, quoteId: number): Promise<void> => {
  await sql`
    with sold as (
      select product_id, sum(quantity)::int as pieces from order_line
      where quote_id = ${quoteId} and product_id is not null group by product_id
    ), locked as (
      select id from product where id in (select product_id from sold) order by id for no key update
    )
    update product set paid_amount = paid_amount + sold.pieces
    from sold join locked on locked.id = sold.product_id
    where product.id = sold.product_id
  `.execute(tx);
};

/**
 * Writes recent sales to the listing rows. Not per order: a listing row is costly to write, and each write would
 * evict cached pages for a small change in the order of best sellers.
 */
export const writeSalesThrough = async (db: Database, since: Date): Promise<void> => {
  await sql`
    with moved as (
      update product_listing set paid_amount = product.paid_amount
      from product
      where product.id = product_listing.product_id
        and product.paid_amount <> product_listing.paid_amount
        and product.id in (
          select product_id from order_line join quote on quote.id = order_line.quote_id
          where quote.paid_at >= ${since}
        )
      returning product_listing.product_id
    )
    select announce_products(array_agg(product_id)) from moved having count(*) > 0
  `.execute(db);
};
