import type { Cart, Order } from '@shop/data-access';

type OrderedLine = Pick<Order['lines'][number], 'name' | 'quantity' | 'price' | 'variant_id'>;

/** The result of one ordered line in the cart. */
export type AgainLine = {
  name: string;
  wanted: number;
  added: number;
  /** The old and the new price, if they differ in the same currency. */
  price: { before: number; now: number } | null;
};

type Carts = { before: Cart; after: Cart };

const itemOf = ({ items }: Cart, { variant_id }: OrderedLine) =>
  items.find((item) => item.variant_id === variant_id);

/** Compares an ordered line with its result in the cart. */
export const againLine = (line: OrderedLine, currency: string, { before, after }: Carts): AgainLine => {
  const item = itemOf(after, line);
  const isOtherPrice = item !== undefined && after.currency === currency && item.price !== line.price;
  return {
    name: line.name,
    wanted: line.quantity,
    added: (item?.quantity ?? 0) - (itemOf(before, line)?.quantity ?? 0),
    price: isOtherPrice ? { before: line.price, now: item.price } : null,
  };
};
