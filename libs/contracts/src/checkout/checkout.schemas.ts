import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { RETURN_EXCEPTIONS } from '@shop/domain/market-duties';
import * as z from 'zod/mini';
import { Address, CheckoutAddress } from '../address/address.schemas.ts';
import { Email } from '../auth/auth.schemas.ts';
import { LineItem } from '../cart/cart.schemas.ts';
import {
  Amount,
  answer,
  DeliveredBreakdown,
  Id,
  PerMethod,
  SecretSlug,
  ShippingMethod,
  Stamp,
} from '../contract.ts';
import { filled, optional } from '../fields.ts';
import { ChosenMeans, SavedCard } from '../saved-means/saved-card.schemas.ts';
import { BegunPayment } from '../payments/payment.schemas.ts';

export const Generated = answer({ slug: SecretSlug });
export type Generated = z.infer<typeof Generated>;

export const SlugOnly = z.object({ slug: SecretSlug });
export type SlugOnly = z.infer<typeof SlugOnly>;
export const SlugAndLanguage = z.object({ slug: SecretSlug, language_id: z.int() });
export type SlugAndLanguage = z.infer<typeof SlugAndLanguage>;

/** Courier's index in `local_delivery_couriers`, -1 for none. */
const CourierIndex = z.int();

/** Opens the shipping step; another country moves the session there. */
const OpenShippingStep = z.object({
  ...SlugAndLanguage.shape,
  step: z.literal(CHECKOUT_STEP.shipping),
  country: z.optional(z.int()),
});
export type OpenShippingStep = z.infer<typeof OpenShippingStep>;

/** Opens the payment step; with `shipping` and `address` it saves the shipping step first. */
const OpenPaymentStep = z.object({
  ...SlugAndLanguage.shape,
  step: z.literal(CHECKOUT_STEP.payment),
  shipping: z.optional(ShippingMethod),
  delivery: z.optional(CourierIndex),
  parcel_shop: z.optional(z.nullable(z.string())),
  address: z.optional(CheckoutAddress),
  country: z.optional(z.int()),
  email: z.optional(Email),
});
export type OpenPaymentStep = z.infer<typeof OpenPaymentStep>;

/** Opens the confirm step; a complete session moves forward to it. */
const OpenConfirmStep = z.object({ ...SlugAndLanguage.shape, step: z.literal(CHECKOUT_STEP.confirm) });
export type OpenConfirmStep = z.infer<typeof OpenConfirmStep>;

/** One address for the three steps; `step` decides which fields a request has and what it may change. */
export const OpenStep = z.discriminatedUnion('step', [OpenShippingStep, OpenPaymentStep, OpenConfirmStep], {
  error: ({ code }) => (code === 'invalid_union' ? 'unknown_step' : undefined),
});
export type OpenStep = z.infer<typeof OpenStep>;

export const SaveShipping = z.object({
  slug: SecretSlug,
  language_id: z.int(),
  shipping: ShippingMethod,
  delivery: CourierIndex,
  /** A pickup point's `parcelshop_id`; null for delivery to the door. */
  parcel_shop: z.nullable(z.string()),
  /**
   * Id of one of the client's addresses, or 0 with the fields filled; without a home address for a pickup
   * point.
   */
  address: CheckoutAddress,
  /** Guests only; a client's own address is used otherwise. */
  email: z.optional(Email),
});
export type SaveShipping = z.infer<typeof SaveShipping>;

/** The company that an invoice names. */
export const Company = z.object({
  name: z.string(),
  /** Null where its country has no such codes, or leaves them to the company. */
  register_code: z.nullable(z.string()),
  vat_number: z.nullable(z.string()),
  country_id: z.int(),
});
export type Company = z.infer<typeof Company>;

export const SaveCompany = z.object({
  slug: SecretSlug,
  language_id: z.int(),
  /** Null for a buyer who is a person. */
  company: z.nullable(
    z.object({
      name: filled(200),
      register_code: optional(40),
      vat_number: optional(20),
      country_id: Id,
    }),
  ),
});
export type SaveCompany = z.infer<typeof SaveCompany>;

export const ChoosePayment = z.object({
  slug: SecretSlug,
  language_id: z.int(),
  payment_processor_id: z.int(),
  /** The bank's code for bank links. */
  /** A bank's code, or the token of the provider's field. */
  option: z.nullable(z.string()),
  use_balance: z.boolean(),
  ...ChosenMeans,
});
export type ChoosePayment = z.infer<typeof ChoosePayment>;

export const UsePromotion = z.object({
  slug: SecretSlug,
  language_id: z.int(),
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
});
export type UsePromotion = z.infer<typeof UsePromotion>;

export const PickupPoint = z.object({
  parcelshop_id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zip: z.string(),
  opening_hours: z.string(),
});
export type PickupPoint = z.infer<typeof PickupPoint>;

export const Courier = z.object({
  name: z.string(),
  local_delivery_type: z.enum(['courier', 'pickup']),
  delivery_fee: Amount,
  has_pickup_points: z.boolean(),
  pickup_points: z.array(PickupPoint),
});
export type Courier = z.infer<typeof Courier>;

const Origins = z.array(z.string());
/** The provider's own field on the payment page, with the origins that the page may use for it. */
export const PaymentField = z.object({
  script: z.string(),
  key: z.string(),
  hosts: z.object({ scripts: Origins, frames: Origins, calls: Origins }),
  /** In pixels. Absent in an answer of the previous release. */
  height: z.optional(z.int()),
});

export const PaymentMethod = z.object({
  id: z.int(),
  name: z.string(),
  /** The provider that takes it here, whose texts and icon pages show. */
  provider: z.optional(z.string()),
  fee: z.number(),
  /** 0 fixed, 1 percentage. */
  fee_type: z.union([z.literal(0), z.literal(1)]),
  /** The fee for this checkout. */
  fee_amount: Amount,
  options: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Absent where payers go to the provider's page. */
  field: z.optional(PaymentField),
  /** The client's saved cards; absent where none can be saved, and for guests. */
  saved: z.optional(z.array(SavedCard)),
  /** The charge for the total with its fee, where the method does not take the currency. */
  charged: z.optional(z.object({ amount: Amount, currency: z.string() })),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** A started payment that is neither paid nor cancelled: it can be continued at its address. */
export const PaymentInFlight = z.nullable(
  z.object({ reference: z.string(), redirect_url: z.nullable(z.string()) }),
);

/** A change since the visitor's last visit, shown before paying. */
export const CheckoutChange = z.object({
  variant_id: z.int(),
  name: z.string(),
  /** `share_reached`: there are more, but one order or one place cannot reserve more of it. */
  kind: z.enum(['sold_out', 'quantity_reduced', 'share_reached', 'price_changed', 'withdrawn']),
  before: z.number(),
  after: z.number(),
});
export type CheckoutChange = z.infer<typeof CheckoutChange>;

export const CheckoutProduct = z.object({
  ...LineItem.shape,
  currentPrice: Amount,
  /** Its main characteristics in addition to the chosen options. Absent in an answer of the previous release. */
  facts: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
  /** As on its page. */
  return_exception: z.optional(z.nullable(z.enum(RETURN_EXCEPTIONS))),
});
export type CheckoutProduct = z.infer<typeof CheckoutProduct>;

export const Totals = z.object({
  subtotal: Amount,
  shipping: Amount,
  delivery: Amount,
  shipping_discount: Amount,
  promotion: Amount,
  balance: Amount,
  payment_fee: Amount,
  total: Amount,
});
export type Totals = z.infer<typeof Totals>;

export const Checkout = z.object({
  slug: z.string(),
  /** The first step that is not complete, as on the wire. */
  step: z.int(),
  currency: z.string(),
  products: z.array(CheckoutProduct),
  shipping_fee: Amount,
  shipping_methods: PerMethod(Amount),
  shipping_discounts: PerMethod(Amount),
  breakdown: PerMethod(DeliveredBreakdown),
  tier_based_shipping_discount: Amount,
  /** As in the cart. Absent in an answer of the previous release. */
  together_saves: z.optional(PerMethod(Amount)),
  selected_shipping_method: ShippingMethod,
  /** The destination: couriers, duty, VAT and days are those of this country. */
  country_id: z.int(),
  delivery_fee: Amount,
  local_delivery: z.boolean(),
  local_delivery_couriers: z.array(Courier),
  /** Index of the chosen courier, -1 for none, and the chosen pickup point. */
  delivery_method: z.int(),
  courier_info: z.nullable(z.object({ name: z.string(), pickup_point: z.nullable(PickupPoint) })),
  payment_methods: z.array(PaymentMethod),
  /** The chosen payments; the balance, when used, is one of them. */
  payments: z.array(z.object({ payment_processor_id: z.int(), type: z.string(), amount: Amount })),
  payment_option: z.nullable(z.string()),
  /** The chosen saved card, and whether a new one is to be saved. Absent in an answer of the previous release. */
  payment_means: z.optional(z.nullable(z.int())),
  saves_means: z.optional(z.boolean()),
  /** The client's balance, in the checkout's currency; 0 for guests. */
  balance_available: Amount,
  email: z.nullable(z.string()),
  is_guest: z.boolean(),
  address: z.nullable(Address),
  client_addresses: z.array(Address),
  /** Null for a buyer who is a person; absent in an answer of the previous release. */
  company: z.optional(z.nullable(Company)),
  promotion: z.nullable(
    z.object({
      code: z.string(),
      discount_amount: Amount,
      promotion_type: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
  totals: Totals,
  /** End of the reservation, once there is one. */
  expiration: z.nullable(Stamp),
  reservation_error: z.enum(['none', 'sold_out', 'quantity_reduced', 'price_changed', 'expired']),
  changes: z.array(CheckoutChange),
  order_id: z.nullable(z.int()),
  payment_in_flight: PaymentInFlight,
});
export type Checkout = z.infer<typeof Checkout>;

export const CheckoutAnswer = answer({ checkout: Checkout });
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;

export const Place = z.object({
  slug: SecretSlug,
  language_id: z.int(),
  /** The amount on the button; another amount is refused with the changes. */
  expected_total: Amount,
});
export type Place = z.infer<typeof Place>;

export const Placed = answer({ order_id: z.int(), ...BegunPayment });
export type Placed = z.infer<typeof Placed>;
