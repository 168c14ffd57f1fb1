import type { Cart, CartAnswer, CartItem, Queries } from '@shop/data-access';
import type { FormValues } from '@shop/page';
import { addWire, timesPrice, type Method } from '../cart-sums.ts';

/** One thing that a shopper does to the cart, whether a script or a plain form says it. */
export type CartChange =
  | { readonly kind: 'quantity'; readonly line: number; readonly quantity: number }
  | { readonly kind: 'remove' | 'restore'; readonly line: number }
  | { readonly kind: 'method'; readonly method: Method };

/** Reads a form of the cart; null when it is none, or says no number. */
export const toChange = (fields: FormValues): CartChange | null => {
  const { intent } = fields;
  if (intent === 'method')
    return { kind: 'method', method: fields.shipping_method === 'sea' ? 'sea' : 'air' };
  const line = wholeNumber(fields.line);
  if (line === null) return null;
  if (intent === 'remove' || intent === 'restore') return { kind: intent, line };
  // The pressed − or + says the number that it stands for; Enter in the field sends the field's own.
  const quantity = wholeNumber(fields.set ?? fields.quantity);
  return intent === 'quantity' && quantity !== null ? { kind: 'quantity', line, quantity } : null;
};

export const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\s*-?\d{1,15}\s*$/.test(text) ? Number(text) : null;

export const sendChange = (cart: Queries['cart'], change: CartChange): Promise<CartAnswer> => {
  switch (change.kind) {
    case 'quantity':
      return cart.setQuantity(change.line, change.quantity);
    case 'remove':
      return cart.remove(change.line);
    case 'restore':
      return cart.restore(change.line);
    case 'method':
      return cart.setShippingMethod(change.method);
  }
};

/** What a later change takes the place of while both wait. */
export const placeOf = (change: CartChange): string =>
  change.kind === 'method' ? 'method' : `line ${change.line}`;

/** The cart as it will most likely be, shown until the server has said how it is. */
export const applyChange = (cart: Cart, change: CartChange): Cart => {
  switch (change.kind) {
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
      // What comes back is known to the server only.
      return { ...cart, removed: null };
    case 'method':
      return { ...cart, shipping_method: change.method };
  }
};

const withQuantity = (item: CartItem, quantity: number): CartItem => {
  const kept = Math.max(1, Math.min(quantity, item.max_quantity));
  return { ...item, quantity: kept, line_total: timesPrice(item.price, kept) };
};

const withItems = (cart: Cart, items: CartItem[]): Cart => ({
  ...cart,
  items,
  subtotal: addWire(...items.map(({ line_total }) => line_total)),
  weight_g: items.reduce((sum, { weight_g, quantity }) => sum + weight_g * quantity, 0),
});
