import type { CancelReason } from '@shop/domain/order-acts';
import type { BreakdownCode, ShippingMethod } from '@shop/domain/tariff';
import type {
  Generated,
  Json,
  JsonWithDefault,
  KeptAddress,
  Key,
  Language,
  MaybeJson,
  Timestamp,
  VatCheck,
  Words,
} from '../columns.ts';
import type { Writers } from '../writers.ts';

export type QuoteKind = 'marketplace' | 'quote' | 'forward_request';

export type OrderState =
  | 'accepted'
  | 'paid'
  | 'purchasing'
  | 'at_warehouse'
  | 'shipped'
  | 'customs'
  | 'out_for_delivery'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
  | 'partly_refunded'
  /** The payer's bank holds the money until a dispute ends. */
  | 'disputed';

/** An order's amounts, in 1/10000 of its currency. */
export type StoredTotals = {
  readonly subtotal: number;
  readonly shipping: number;
  readonly delivery: number;
  /** The cheapest delivery that was offered; absent in older orders. */
  readonly least_delivery?: number;
  readonly shipping_discount: number;
  readonly promotion: number;
  readonly balance: number;
  readonly payment_fee: number;
  readonly total: number;
  readonly breakdown: readonly { readonly code: BreakdownCode; readonly amount: number }[];
  readonly days_from: number;
  readonly days_to: number;
};

/** The names of the buyer's choice; both null where the shop delivers to the door without a choice. */
export type DeliveryChoice = { readonly courier: string | null; readonly pickup_point: string | null };

/** Further data that an order stores of a line's product. */
export type OrderLineDetails = { readonly manufacturer?: string; readonly tariff_line?: string };

/**
 * The common columns of every payable order: a marketplace order, a quote and a forward request. A
 * marketplace order is a quote whose offer is known at once.
 */
export type QuoteTable = {
  /** From one number sequence for all brands: shown as QU and the number. */
  id: Key;
  slug: string;
  kind: QuoteKind;
  brand: string;
  brand_number: number | null;
  visitor_id: number | null;
  client_id: number | null;
  /** The company that the client ordered for; null for an order of a person. */
  company_id: Generated<number | null>;
  state: OrderState;
  /** The state that a disputed order returns to when the dispute is won. */
  state_before_dispute: OrderState | null;
  language: Language;
  email: string;
  currency_id: number;
  balance_used: Generated<number>;
  payment_fee: Generated<number>;
  /** The sum left to pay after the balance; 0 until there is an offer. */
  total: Generated<number>;
  /** Null until the order is placed: paid, or given on account. Lists show placed orders only. */
  placed_at: Date | null;
  paid_at: Date | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

/** The amounts and the destination of an order. Every placed order has one. */
export type OrderOfferTable = {
  quote_id: number;
  /** Units of the order's currency for one USD, in 1/1000000. */
  rate: number;
  totals: Json<StoredTotals>;
  shipping_method: ShippingMethod;
  delivery_choice: Json<DeliveryChoice>;
  address: Json<KeptAddress>;
  country_id: number;
};

/** The company that an order is bought for; an order of a person has none. */
export type OrderCompanyTable = {
  quote_id: number;
  name: string;
  register_code: string | null;
  vat_number: string | null;
  /** `confirmed` and `refused` are what staff found out. */
  vat_check: VatCheck | 'confirmed' | 'refused' | null;
  country_id: number;
  /** When the register was asked last, and how often. */
  asked_at: Timestamp;
  asks: Generated<number>;
};

/** The columns that only an order from the cart has. */
export type MarketplaceOrderTable = {
  quote_id: number;
  /** Null for an order that was not placed in a checkout of this shop. */
  checkout_session_id: number | null;
  promotion_id: number | null;
};

export type OrderLineTable = {
  id: Key;
  quote_id: number;
  position: number;
  product_id: number | null;
  variant_id: number | null;
  sku: string;
  slug: string | null;
  names: Json<Words>;
  /** The values that distinguish the variant, in display order. */
  variant_names: MaybeJson<readonly Words[]>;
  picture: string | null;
  quantity: number;
  unit_price: number;
  unit_price_usd: number;
  line_total: number;
  details: JsonWithDefault<OrderLineDetails>;
};

export type OrderEventTable = {
  id: Key;
  quote_id: number;
  state: OrderState;
  actor: string;
  note: string | null;
  cause: string;
  created_at: Timestamp;
};

/** A guest's link that was sent again; the first one is the order's own slug. */
export type OrderLinkTable = { slug: string; quote_id: number; created_at: Timestamp };

/** A session that has entered the e-mail of a guest's order, and sees it unmasked. */
export type OrderLinkOpeningTable = { session_id: number; quote_id: number; opened_at: Timestamp };

/** A paid order that its buyer cancelled. */
export type OrderCancellationTable = { quote_id: number; reason: CancelReason; created_at: Timestamp };

/** A change of the address by the buyer. */
export type OrderAddressChangeTable = {
  id: Key;
  quote_id: number;
  former_address: Json<KeptAddress>;
  created_at: Timestamp;
};

export type NumberSeriesTable = { brand: string; series: string; last_number: Generated<number> };

export interface OrderTables {
  quote: QuoteTable;
  order_offer: OrderOfferTable;
  order_company: OrderCompanyTable;
  marketplace_order: MarketplaceOrderTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  order_link: OrderLinkTable;
  order_link_opening: OrderLinkOpeningTable;
  order_cancellation: OrderCancellationTable;
  order_address_change: OrderAddressChangeTable;
  number_series: NumberSeriesTable;
}

/** Who writes each table; all others read. */
export const orderWriters: Writers<OrderTables> = {
  quote: 'commerce-orders',
  order_offer: 'commerce-orders',
  order_company: 'commerce-orders',
  marketplace_order: 'commerce-orders',
  order_line: 'commerce-orders',
  order_event: 'commerce-orders',
  order_link: 'commerce-orders',
  order_link_opening: 'commerce-orders',
  order_cancellation: 'commerce-orders',
  order_address_change: 'commerce-orders',
  number_series: 'commerce-orders',
};
