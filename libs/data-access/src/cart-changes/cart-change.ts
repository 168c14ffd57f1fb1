import { cartCalls } from '@shop/contracts/calls';
import { cartTotals } from '@shop/domain/cart';
import { fromWire, toWire } from '@shop/domain/wire-amount';
import type { ApiClient, SendOptions } from '../api-client.ts';
import type { Cart, CartAnswer, CartItem } from '../cart.queries.ts';

/** One change of the cart by a shopper, from a script or a plain form. */
export type CartChange =
  | { readonly kind: 'add'; readonly variant: number; readonly quantity: number }
  | { readonly kind: 'quantity'; readonly line: number; readonly quantity: number }
  | { readonly kind: 'remove' | 'restore'; readonly line: number }
  | { readonly kind: 'method'; readonly method: Cart['shipping_method'] };

/** A change with its key, which every retry keeps. */
export type CartAct = { readonly change: CartChange; readonly key: string };

const CHANGE_TIMEOUT = 15_000;

/** Answered with the whole cart. A change keeps its key through every retry, so that it is made once. */
export const sendAct = (api: ApiClient, { change, key }: CartAct): Promise<CartAnswer> => {
  const options: SendOptions = { idempotencyKey: key, retries: 2, timeout: CHANGE_TIMEOUT };
  switch (change.kind) {
    case 'add': {
      const { variant: variant_id, quantity } = change;
      return api.send(cartCalls.add, { variant_id, quantity }, options);
    }
    case 'quantity':
      return api.send(cartCalls.setQuantity, { id: change.line, quantity: change.quantity }, options);
    case 'remove':
      return api.send(cartCalls.remove, { id: change.line }, options);
    case 'restore':
      return api.send(cartCalls.restore, { id: change.line }, options);
    case 'method':
      return api.send(cartCalls.setShippingMethod, { shipping_method: change.method }, options);
  }
};

/**
 * Waiting changes with equal results here are replaced by later ones; an add never replaces that of another
 * item.
 */
export const placeOf = (change: CartChange): string => {
  switch (change.kind) {
    case 'add':
      return `add ${change.variant} ${change.quantity}`;
    case 'method':
      return 'method';
    default:
      return `line ${change.line}`;
  }
};

/** The expected cart, shown until the server has answered. */
export const applyChange = (cart: Cart, change: CartChange): Cart => {
  switch (change.kind) {
    case 'add':
      return withAdded(cart, change.variant, change.quantity);
    case 'quantity':
      return withItems(
        cart,
        cart.items.map((item) => (item.id === change.line ? withQuantity(item, change.quantity) : item)),
      );
    case 'remove': {
      const gone = cart.items.find(({ id }) => id === change.line);
      const rest = cart.items.filter((item) => item !== gone);
      return gone ? { ...withItems(cart, rest), removed: { id: gone.id, name: gone.name } } : cart;
    }
    case 'restore':
      // Only the server knows the restored line.
      return { ...cart, removed: null };
    case 'method':
      return { ...cart, shipping_method: change.method };
  }
};

/** Only the server knows the name and price of an item that is not in the cart yet. */
const withAdded = (cart: Cart, variant: number, quantity: number): Cart =>
  withItems(
    cart,
    cart.items.map((item) =>
      item.variant_id === variant ? withQuantity(item, item.quantity + Math.max(1, quantity)) : item,
    ),
  );

const withQuantity = (item: CartItem, quantity: number): CartItem => {
  const kept = Math.max(1, Math.min(quantity, item.max_quantity));
  return { ...item, quantity: kept, line_total: toWire(fromWire(item.price) * kept) };
};

const withItems = (cart: Cart, items: CartItem[]): Cart => ({
  ...cart,
  items,
  subtotal: toWire(
    cartTotals(items.map(({ price, quantity }) => ({ price: fromWire(price), quantity }))).sum,
  ),
  weight_g: items.reduce((sum, { weight_g, quantity }) => sum + weight_g * quantity, 0),
});
