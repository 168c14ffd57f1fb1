import { sql, type Database, type Transaction } from '@shop/database';

/**
 * Counts the pieces of an order that was just paid towards what sells best. The products are locked in one
 * order by everybody, after the variants that were taken from the shelf.
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
 * Brings what was sold lately to the listings. Not with each order: a listing's row is costly to write, and
 * pages that are kept would be forgotten all the time for the sake of one place among the best sellers.
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
