import type { Amount } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import type { ShippingMethod } from '../tariff/tariff-card.ts';

export const MOST_OF_ONE_LINE = 99;
/** A cart is read in full on every page, and all of it can be reserved at the checkout. */
export const MOST_LINES = 50;

/** A stored line. The price is only kept to detect a change; it is never charged. */
export type CartLine = { readonly variantId: number; readonly quantity: number; readonly priceSeen: Amount };

export type Cart = { readonly lines: readonly CartLine[]; readonly shippingMethod: ShippingMethod };

/** The current offer of a variant: the price is in the conversion currency. */
export type Offer = { readonly variantId: number; readonly price: Amount; readonly available: number };

/** A cart after a change; `adjusted` means that the requested quantity was brought into range. */
export type Changed = { readonly cart: Cart; readonly adjusted: boolean };

export type AddItemError = { readonly kind: 'sold_out' } | { readonly kind: 'cart_full' };
export type LineError = { readonly kind: 'unknown_line' };

export const maxQuantity = (available: number): number => Math.max(0, Math.min(available, MOST_OF_ONE_LINE));

/** Between 1 and the maximum; a sold-out line keeps 1, so that it can be seen and removed. */
export const clampQuantity = (quantity: number, max: number): number => Math.max(1, Math.min(quantity, max));

/** Adding the same variant twice makes one line with both quantities. */
export const addItem = (cart: Cart, offer: Offer, quantity: number): Result<Changed, AddItemError> => {
  const max = maxQuantity(offer.available);
  if (max === 0) return err({ kind: 'sold_out' });
  const held = cart.lines.find(({ variantId }) => variantId === offer.variantId);
  if (!held && cart.lines.length >= MOST_LINES) return err({ kind: 'cart_full' });
  const wanted = (held?.quantity ?? 0) + Math.max(1, quantity);
  const line = {
    variantId: offer.variantId,
    quantity: clampQuantity(wanted, max),
    priceSeen: offer.price,
  };
  const lines = held ? cart.lines.map((other) => (other === held ? line : other)) : [...cart.lines, line];
  return ok({ cart: { ...cart, lines }, adjusted: line.quantity !== wanted || quantity < 1 });
};

export const setQuantity = (cart: Cart, offer: Offer, quantity: number): Result<Changed, LineError> => {
  const held = cart.lines.find(({ variantId }) => variantId === offer.variantId);
  if (!held) return err({ kind: 'unknown_line' });
  const line = { ...held, quantity: clampQuantity(quantity, maxQuantity(offer.available)) };
  return ok({
    cart: { ...cart, lines: cart.lines.map((other) => (other === held ? line : other)) },
    adjusted: line.quantity !== quantity,
  });
};
