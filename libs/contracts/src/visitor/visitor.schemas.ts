import * as z from 'zod/mini';
import { Amount, answer, ShippingMethod } from '../contract.ts';

/** The summary of a cart, without its lines and without its delivery. */
export const CartSummary = z.object({
  /** Pieces that can be ordered now. */
  count: z.int(),
  /** The price of these pieces. */
  sum: Amount,
  currency: z.string(),
  /** Null before there is a cart. */
  shipping_method: z.nullable(ShippingMethod),
});
export type CartSummary = z.infer<typeof CartSummary>;

/** All visitor data on a page for all visitors. */
export const VisitorSummary = z.object({
  /** Null for a guest. */
  first_name: z.nullable(z.string()),
  cart: CartSummary,
});
export type VisitorSummary = z.infer<typeof VisitorSummary>;

export const VisitorAnswer = answer({
  visitor: VisitorSummary,
  /** Differs after each change that a shopper made to the cart. */
  cart_version: z.int(),
});
export type VisitorAnswer = z.infer<typeof VisitorAnswer>;
