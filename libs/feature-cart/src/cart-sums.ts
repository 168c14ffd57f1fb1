import type { Cart } from '@shop/data-access';
import { cartTotals } from '@shop/domain/cart';
import { fromWire, toWire } from '@shop/domain/wire-amount';

export type Method = Cart['shipping_method'];
export const METHODS = ['air', 'sea'] as const;

/** Sums of wire decimals are computed with exact amounts. */
const sum = (...amounts: number[]): number =>
  toWire(amounts.reduce((total, one) => total + fromWire(one), 0));

/** The price of the whole cart by one method, with its discount and the cheapest local delivery. */
export const atDoor = ({ subtotal, shipping, delivery }: Cart, method: Method): number =>
  sum(subtotal, shipping.shipping_methods[method], -shipping.shipping_discounts[method], delivery.fee_from);

/** R-CRT-15, R-CRT-16 for the lines that can be ordered. */
export const totalsOf = ({ items }: Pick<Cart, 'items'>) => {
  const {
    sum: total,
    quantity,
    items: lines,
  } = cartTotals(items.map((item) => ({ price: fromWire(item.price), quantity: item.quantity })));
  return { sum: toWire(total), quantity, items: lines };
};

export const addWire = sum;
