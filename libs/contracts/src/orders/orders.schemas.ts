import { CANCEL_REASONS, ORDER_ACTS } from '@shop/domain/order-acts';
import { ORDER_SEARCH_LENGTH } from '@shop/domain/order-list';
import { CARRIERS, PARCEL_STATES } from '@shop/domain/parcel-state';
import * as z from 'zod/mini';
import { Address, CheckoutAddress } from '../address/address.schemas.ts';
import { Company, PickupPoint, Totals } from '../checkout/checkout.schemas.ts';
import { Amount, answer, BreakdownLine, Picture, SecretSlug, ShippingMethod, Stamp } from '../contract.ts';
import { email, filled } from '../fields.ts';

export const OrderFilter = z.enum([
  'all_orders',
  'marketplace',
  'quotes',
  'forward_requests',
  'unpaid',
  'delivered',
]);
export type OrderFilter = z.infer<typeof OrderFilter>;

export const OrderState = z.enum([
  'accepted',
  'paid',
  'purchasing',
  'at_warehouse',
  'shipped',
  'customs',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
  'partly_refunded',
  /** The payer's bank holds the money until a dispute ends. */
  'disputed',
]);
export type OrderState = z.infer<typeof OrderState>;

export const OrdersRequest = z.object({
  language_id: z.int(),
  page: z.int(),
  /** Null in the brand variant that leaves the filter out. */
  type_for_filter: z.nullable(z.string()),
  /** An unknown state or period filters nothing, as an unknown filter does. */
  state: z.optional(z.string().check(z.maxLength(40))),
  period: z.optional(z.string().check(z.maxLength(40))),
  /** An order number, or words of a product’s name or its article number. */
  search: z.optional(z.string().check(z.maxLength(ORDER_SEARCH_LENGTH))),
  /** Adds their road to the orders under way. */
  with_road: z.optional(z.boolean()),
});
export type OrdersRequest = z.infer<typeof OrdersRequest>;

export const OrderSummary = z.object({
  id: z.int(),
  /** As shown: `QU` and the number. */
  number: z.string(),
  slug: z.string(),
  kind: z.enum(['marketplace', 'quote', 'forward_request']),
  state: OrderState,
  created_at: Stamp,
  currency: z.string(),
  total: Amount,
  items_count: z.int(),
  images: z.array(Picture),
  /** Its payment address; null when there is nothing to pay. */
  payable_slug: z.nullable(z.string()),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** What an order has passed on its way, and when it arrives. */
export const OrderRoad = z.object({
  days_from: z.int(),
  days_to: z.int(),
  /** When the buyer changed the address, oldest first. */
  address_changes: z.array(Stamp),
  /** The events, oldest first. */
  timeline: z.array(z.object({ state: OrderState, at: Stamp })),
});
export type OrderRoad = z.infer<typeof OrderRoad>;

export const ListedOrder = z.extend(OrderSummary, { road: z.optional(OrderRoad) });
export type ListedOrder = z.infer<typeof ListedOrder>;

export const OrdersAnswer = answer({ items: z.array(ListedOrder), total: z.int() });
export type OrdersAnswer = z.infer<typeof OrdersAnswer>;

export const OrderRequest = z.object({ slug: SecretSlug, language_id: z.int() });
export type OrderRequest = z.infer<typeof OrderRequest>;
export const SuccessRequest = z.object({ slug: z.nullable(SecretSlug), language_id: z.int() });
export type SuccessRequest = z.infer<typeof SuccessRequest>;

export const OrderLine = z.object({
  product_id: z.int(),
  /** The variant for the cart; null for goods outside of the catalogue. */
  variant_id: z.nullable(z.int()),
  slug: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  image: Picture,
  attributes: z.array(z.string()),
  quantity: z.int(),
  price: Amount,
  line_total: Amount,
});
export type OrderLine = z.infer<typeof OrderLine>;

export const Order = z.object({
  ...OrderSummary.shape,
  email: z.string(),
  lines: z.array(OrderLine),
  breakdown: z.array(BreakdownLine),
  totals: Totals,
  shipping_method: ShippingMethod,
  address: Address,
  /** The company that it was bought for; absent in an answer of the previous release. */
  company: z.optional(z.nullable(Company)),
  courier: z.nullable(z.string()),
  pickup_point: z.nullable(z.string()),
  payments: z.array(z.object({ payment_processor_id: z.int(), amount: Amount })),
  /** The sum refunded so far. */
  refunded: Amount,
  /** The buyer's possible actions, except payment. */
  may: z.array(z.enum(ORDER_ACTS)),
  /** Of a colleague's order: the colleague's name, null once erased. Absent in the reader's own. */
  ordered_by: z.optional(z.nullable(z.string())),
  /** Each with its number, by which anyone can follow it. */
  parcels: z.array(z.object({ carrier: z.enum(CARRIERS), number: z.string(), state: z.enum(PARCEL_STATES) })),
  ...OrderRoad.shape,
});
export type Order = z.infer<typeof Order>;

export const OrderAnswer = answer({ order: z.nullable(Order) });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

/** The content of a guest's link before the order's e-mail is entered: no personal data. */
export const MaskedOrder = z.pick(Order, {
  number: true,
  state: true,
  created_at: true,
  currency: true,
  total: true,
  lines: true,
  breakdown: true,
  totals: true,
  shipping_method: true,
  days_from: true,
  days_to: true,
  refunded: true,
  timeline: true,
  /** As `r•••@s•••.example`. */
  email: true,
});
export type MaskedOrder = z.infer<typeof MaskedOrder>;

export const SuccessAnswer = answer({
  order: z.nullable(Order),
  masked: z.optional(MaskedOrder),
  /** True for an expired guest's link. */
  is_expired: z.optional(z.boolean()),
});
export type SuccessAnswer = z.infer<typeof SuccessAnswer>;

export const OpenOrderRequest = z.object({ slug: SecretSlug, email: email() });
export type OpenOrderRequest = z.infer<typeof OpenOrderRequest>;

export const CancelOrderRequest = z.object({ slug: SecretSlug, reason: z.enum(CANCEL_REASONS, 'required') });
export type CancelOrderRequest = z.infer<typeof CancelOrderRequest>;

export const OrderSlugOnly = z.object({ slug: SecretSlug });
export type OrderSlugOnly = z.infer<typeof OrderSlugOnly>;

export const ChangeAddress = z.object({
  slug: SecretSlug,
  /** For an order to a pickup point: another one of the same courier. Null for a delivery to the door. */
  parcel_shop: z.nullable(z.string().check(z.maxLength(80))),
  /** In the order's country; without a home address for a pickup point. */
  address: CheckoutAddress,
});
export type ChangeAddress = z.infer<typeof ChangeAddress>;

export const DestinationAnswer = answer({
  destination: z.enum(['home', 'pickup']),
  /** The order's pickup point; null where it is no longer offered. */
  parcel_shop: z.nullable(z.string()),
  /** The points that the order may go to. */
  pickup_points: z.array(PickupPoint),
});
export type DestinationAnswer = z.infer<typeof DestinationAnswer>;

export const NewOrderLinkRequest = z.object({ number: filled(40), email: email() });
export type NewOrderLinkRequest = z.infer<typeof NewOrderLinkRequest>;
