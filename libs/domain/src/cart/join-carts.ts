import { clampQuantity, maxQuantity, type Cart, type CartLine } from './cart.ts';

/**
 * A guest's cart is merged into the client's at login: quantities add up to each maximum, no line is lost.
 * The guest's shipping method wins, as it is the newer choice.
 */
export const joinCarts = (guest: Cart, client: Cart, availableOf: (variantId: number) => number): Cart => {
  const joined = new Map<number, CartLine>(client.lines.map((line) => [line.variantId, line]));
  for (const line of guest.lines) {
    const held = joined.get(line.variantId);
    const quantity = clampQuantity(
      line.quantity + (held?.quantity ?? 0),
      maxQuantity(availableOf(line.variantId)),
    );
    joined.set(line.variantId, { ...line, quantity });
  }
  return {
    lines: [...joined.values()],
    shippingMethod: guest.lines.length > 0 ? guest.shippingMethod : client.shippingMethod,
  };
};
