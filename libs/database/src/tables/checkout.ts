import type { Writers } from '../writers.ts';
import type { ShippingMethod } from '@shop/domain/tariff';
import type {
  Generated,
  Json,
  JsonWithDefault,
  KeptAddress,
  KeptCompany,
  Key,
  Language,
  MaybeJson,
  Timestamp,
} from '../columns.ts';
import type { SnapshotAmounts, SnapshotChange, SnapshotLine } from './checkout-snapshot.ts';

export type CourierTable = {
  id: Key;
  code: string;
  name: string;
  local_delivery_type: 'courier' | 'pickup';
  position: Generated<number>;
  days_from: Generated<number>;
  days_to: Generated<number>;
  is_active: Generated<boolean>;
};

/** USD, including the market's VAT; the first band that covers the parcel's weight applies. */
export type CourierFeeTable = { courier_id: number; country_id: number; up_to_grams: number; fee: number };

export type PickupPointTable = {
  id: Key;
  parcelshop_id: string;
  courier_id: number;
  country_id: number;
  name: string;
  city: string;
  address: string;
  zip: string;
  opening_hours: Generated<string>;
  is_active: Generated<boolean>;
};

export type PromotionTable = {
  id: Key;
  code: string;
  /** 0: `value` is a sum in USD. 1: `value` is a percentage in 1/1000000. */
  promotion_type: 0 | 1;
  value: number;
  minimum_subtotal: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  uses_in_total: number | null;
  uses_per_client: number | null;
  brands: string[] | null;
  is_active: Generated<boolean>;
};

export type PromotionUseTable = {
  promotion_id: number;
  quote_id: number;
  client_id: number | null;
  email: string;
  used_at: Timestamp;
};

export type CheckoutSessionState = 'live' | 'placing' | 'completed' | 'invalidated' | 'expired';

/** The most severe of a session's changes. */
export type ReservationError = 'none' | 'sold_out' | 'quantity_reduced' | 'price_changed' | 'expired';

export type CheckoutSessionTable = {
  id: Key;
  slug: string;
  brand: string;
  visitor_id: number | null;
  client_id: number | null;
  cart_id: number;
  cart_fingerprint: string;
  state: Generated<CheckoutSessionState>;
  step: Generated<3 | 4 | 5>;
  language: Language;
  currency_id: number;
  rate: number;
  lines: Json<readonly SnapshotLine[]>;
  amounts: Json<SnapshotAmounts>;
  changes: JsonWithDefault<readonly SnapshotChange[]>;
  reservation_error: Generated<ReservationError>;
  shipping_method: Generated<ShippingMethod>;
  country_id: number;
  courier_id: number | null;
  delivery_method: Generated<number>;
  parcelshop_id: string | null;
  address: MaybeJson<KeptAddress>;
  email: string | null;
  /** Null for a buyer who is a person. */
  company: MaybeJson<KeptCompany>;
  promotion_id: number | null;
  use_balance: Generated<boolean>;
  balance_removed: Generated<boolean>;
  payment_provider: Generated<number>;
  payment_option: string | null;
  /** The saved card that is to pay. */
  means_id: number | null;
  /** The client wants the next card to be saved. */
  saves_means: Generated<boolean>;
  /** When the hold that this session continues began. */
  held_since: Date | null;
  /** The number of the hold in a row; 0 before the first. */
  hold_round: Generated<number>;
  reserved_until: Date | null;
  expires_at: Date;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type IdempotencyKeyTable = {
  scope: string;
  key: string;
  body_hash: string;
  state: Generated<'in_flight' | 'done'>;
  status: number | null;
  answer: MaybeJson<object>;
  started_at: Timestamp;
  finished_at: Date | null;
};

export interface CheckoutTables {
  courier: CourierTable;
  courier_fee: CourierFeeTable;
  pickup_point: PickupPointTable;
  promotion: PromotionTable;
  promotion_use: PromotionUseTable;
  checkout_session: CheckoutSessionTable;
  idempotency_key: IdempotencyKeyTable;
}

/** Who writes each table; all others read. */
export const checkoutWriters: Writers<CheckoutTables> = {
  courier: 'database',
  courier_fee: 'database',
  pickup_point: 'database',
  promotion: 'commerce-checkout',
  promotion_use: 'commerce-checkout',
  checkout_session: 'commerce-checkout',
  idempotency_key: 'commerce-payments',
};
