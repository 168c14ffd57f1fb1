import * as z from 'zod/mini';
import { User } from '../auth/auth.schemas.ts';
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

export const VisitorAsked = z.object({
  /** The server asks for the client too: nearly every personal page needs both. */
  with_user: z.optional(z.boolean()),
});
export type VisitorAsked = z.infer<typeof VisitorAsked>;

export const VisitorAnswer = answer({
  visitor: VisitorSummary,
  /** Only where it was asked for; null for a guest. */
  user: z.optional(z.nullable(User)),
  /** Differs after each change that a shopper made to the cart. */
  cart_version: z.int(),
});
export type VisitorAnswer = z.infer<typeof VisitorAnswer>;
