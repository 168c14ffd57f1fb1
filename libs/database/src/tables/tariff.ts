import type { ShippingMethod, TariffCard } from '@shop/domain/tariff';
import type { Json, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** The fields of the domain's card that are not columns. */
export type TariffCardTerms = Omit<TariffCard, 'version' | 'origin' | 'destination' | 'method' | 'currency'>;

export type TariffCardTable = {
  id: Key;
  /** Null: for every brand without its own card. */
  brand: string | null;
  country_id: number;
  method: ShippingMethod;
  version: number;
  valid_from: Date;
  origin: string;
  currency_id: number;
  terms: Json<TariffCardTerms>;
  created_at: Timestamp;
};

export type ShippingDiscountTierTable = {
  id: Key;
  brand: string | null;
  /** In 1/10000 USD. */
  minimum_subtotal: number;
  /** In 1/1000000. */
  rate: number;
  valid_from: Date;
  valid_to: Date | null;
};

export type ClientTierTable = { id: Key; key: string; rate: number; valid_from: Date };

/** The exchange rates of customs: units of the currency for one dollar, in millionths. */
export type CustomsRateTable = { currency_id: number; valid_from: Date; rate: number };

export interface TariffTables {
  tariff_card: TariffCardTable;
  customs_rate: CustomsRateTable;
  shipping_discount_tier: ShippingDiscountTierTable;
  client_tier: ClientTierTable;
}

/** Who writes each table; all others read. */
export const tariffWriters: Writers<TariffTables> = {
  tariff_card: 'database',
  customs_rate: 'database',
  shipping_discount_tier: 'database',
  client_tier: 'database',
};
