import * as z from 'zod/mini';
import {
  Amount,
  answer,
  DeliveredBreakdown,
  ExpressWays,
  Id,
  PerMethod,
  Picture,
  ShippingMethod,
  Stamp,
} from '../contract.ts';

export const LineProblem = z.enum(['sold_out', 'quantity_reduced', 'price_changed', 'withdrawn']);
export type LineProblem = z.infer<typeof LineProblem>;

/** A line as in cart, checkout and order. */
export const LineItem = z.object({
  /** The line's own id: what `set-quantity` and `remove` take. */
  id: z.int(),
  product_id: z.int(),
  variant_id: z.int(),
  slug: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  image: Picture,
  /** The variant's attributes in the reader's words, for example `Pine`, `42`. */
  attributes: z.array(z.string()),
  quantity: z.int(),
  max_quantity: z.int(),
  price: Amount,
  line_total: Amount,
  problem: z.nullable(LineProblem),
});

export const CartItem = z.object({
  ...LineItem.shape,
  /** The price when the visitor added it, if it differs now. */
  price_before: z.nullable(Amount),
  weight_g: z.int(),
});
export type CartItem = z.infer<typeof CartItem>;

export const Cart = z.object({
  items: z.array(CartItem),
  /** The last removed line, while it can be restored. */
  removed: z.nullable(z.object({ id: z.int(), name: z.string() })),
  currency: z.string(),
  subtotal: Amount,
  weight_g: z.int(),
  shipping_method: ShippingMethod,
  /** The air carrier delivers to the door at 0 when `local_delivery` is false. */
  delivery: z.object({ country_id: z.int(), local_delivery: z.boolean(), fee_from: Amount }),
  shipping: z.object({
    shipping_methods: PerMethod(Amount),
    shipping_discounts: PerMethod(Amount),
    breakdown: PerMethod(DeliveredBreakdown),
    /** The saving of one parcel for everything against one parcel per piece. */
    together_saves: PerMethod(Amount),
  }),
  /** End of the live reservation. */
  expiration: z.nullable(Stamp),
  reservation_error: z.enum(['none', 'sold_out', 'quantity_reduced', 'price_changed', 'expired']),
  next_discount: z.nullable(z.object({ missing: Amount, percentage: z.number() })),
  /** Absent where there is none. */
  express: z.optional(ExpressWays),
});
export type Cart = z.infer<typeof Cart>;

export const CartAnswer = answer({
  cart: Cart,
  /** True when a quantity was adjusted to the allowed range. */
  adjusted: z.boolean(),
  /** True when this change was made before: its key is known, and nothing was changed again. */
  repeated: z.boolean(),
});
export type CartAnswer = z.infer<typeof CartAnswer>;

/** Quantities out of range are clamped by the rule, not refused by the contract. */
export const AddToCart = z.object({ variant_id: Id, quantity: z.int() });
export type AddToCart = z.infer<typeof AddToCart>;
export const SetQuantity = z.object({ id: Id, quantity: z.int() });
export type SetQuantity = z.infer<typeof SetQuantity>;
export const CartLineOnly = z.object({ id: Id });
export type CartLineOnly = z.infer<typeof CartLineOnly>;
export const SetMethod = z.object({ shipping_method: ShippingMethod });
export type SetMethod = z.infer<typeof SetMethod>;
