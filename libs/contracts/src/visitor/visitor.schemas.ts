import * as z from 'zod/mini';
import { Amount, answer, ShippingMethod } from '../contract.ts';

/** How full a cart is, without its lines and without its delivery. */
export const CartSummary = z.object({
  /** Pieces that can be ordered now. */
  count: z.int(),
  /** What these pieces cost. */
  sum: Amount,
  currency: z.string(),
  /** Null before there is a cart. */
  shipping_method: z.nullable(ShippingMethod),
});
export type CartSummary = z.infer<typeof CartSummary>;

/** All that a page for everybody shows of one visitor. */
export const VisitorSummary = z.object({
  /** Null for a guest. */
  first_name: z.nullable(z.string()),
  cart: CartSummary,
});
export type VisitorSummary = z.infer<typeof VisitorSummary>;

export const VisitorAnswer = answer({
  visitor: VisitorSummary,
  /** Another after each change that a shopper made to the cart. */
  cart_version: z.int(),
});
export type VisitorAnswer = z.infer<typeof VisitorAnswer>;
