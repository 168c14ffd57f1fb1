import { sql, type Column, type Columns, type Transaction } from '@shop/database';

/** A price that applied in the days of a prior price. */
export type PriceAsked = { readonly since: Date; readonly until: Date; readonly price: number };

type WindowRow = Columns<'variant_price', { since: 'since'; price: 'price' }> &
  Columns<'product_variant', { product_id: 'product_id'; shown: 'price' }> &
  Columns<'variant_reduction', { country_id: 'country_id'; prior: 'prior_price' }> & {
    /** The price has ended, or the reduction has begun. */
    until: Column<'variant_reduction', 'began_at'>;
  };
export type ReducedPoint = { country_id: number; product_id: number; price: number; prior: number };
export type PriorWindows = (point: ReducedPoint) => readonly PriceAsked[];

const keyOf = ({ country_id, product_id, price, prior }: ReducedPoint) =>
  `${country_id} ${product_id} ${price} ${prior}`;

/**
 * The prices of reduced variants of these products in the days of their prior prices, by country. Variants of
 * one product with both prices equal count together.
 */
export const findPriorWindows = async (tx: Transaction, ids: readonly number[]): Promise<PriorWindows> => {
  const { rows } = await sql<WindowRow>`
    select reduction.country_id, variant.product_id, variant.price as shown, reduction.prior_price as prior,
      greatest(asked.since, reduction.counted_from) as since,
      least(coalesce(asked.until, reduction.began_at), reduction.began_at) as until, asked.price
    from product_variant variant
    join variant_reduction reduction on reduction.variant_id = variant.id and reduction.ends_at > shop_now()
    join variant_price asked on asked.variant_id = variant.id and asked.since < reduction.began_at
      and coalesce(asked.until, reduction.began_at) > reduction.counted_from
    where variant.product_id = any (${[...ids]}::bigint[])`.execute(tx);
  const windows = Map.groupBy(rows, ({ shown, ...row }) => keyOf({ ...row, price: shown }));
  return (point) => windows.get(keyOf(point)) ?? [];
};
