import type { ShippingMethod } from '@shop/domain/tariff';
import type { Generated, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** Owned by a guest's session or by a client, never by both. */
export type CartTable = {
  id: Key;
  brand: string;
  visitor_id: number | null;
  client_id: number | null;
  shipping_method: Generated<ShippingMethod>;
  updated_at: Timestamp;
};

export type CartLineTable = {
  id: Key;
  cart_id: number;
  variant_id: number;
  quantity: number;
  /** In 1/10000 USD. */
  price_seen: number;
  added_at: Timestamp;
  removed_at: Date | null;
};

/** A stored change, so that a repetition of it is not made again. */
export type CartChangeTable = {
  id: Key;
  cart_id: number;
  change_key: string;
  what: string;
  adjusted: Generated<boolean>;
  made_at: Date;
};

export interface CartTables {
  cart: CartTable;
  cart_line: CartLineTable;
  cart_change: CartChangeTable;
}

/** Who writes each table; all others read. */
export const cartWriters: Writers<CartTables> = {
  cart: 'commerce-cart',
  cart_line: 'commerce-cart',
  cart_change: 'commerce-cart',
};
