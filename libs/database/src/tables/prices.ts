import type { CurrencyCode } from '@shop/domain/currencies';
import type { ExchangeRates } from '@shop/domain/money';
import type { CourierFees, DiscountTier, ShippingMethod, TariffCard } from '@shop/domain/tariff';
import type { Generated, Json, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** All inputs of a delivered price except the product, from the start of the generation. */
export type PriceTerms = {
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates;
  /** The exchange rates of customs. */
  readonly customsRates: ExchangeRates;
  readonly card: TariffCard;
  readonly tiers: readonly DiscountTier[];
  /** Fees of each courier by weight, in 1/10000 USD. */
  readonly couriers: readonly CourierFees[];
  /** The moment by which dated rules of the card are chosen. */
  readonly at: string;
};

/** Earlier terms, and their period. Moments are ISO texts. */
export type PastTerms = { readonly since: string; readonly until: string; readonly terms: PriceTerms };

export type PriceGenerationTable = {
  id: Key;
  fingerprint: string;
  country_id: number;
  terms: Json<PriceTerms>;
  past: Json<readonly PastTerms[]>;
  state: Generated<'building' | 'current' | 'retired'>;
  /** Buckets of 1,000 products: how many have prices without a gap, and how many the catalogue has. */
  buckets_built: Generated<number>;
  buckets: number | null;
  began_at: Timestamp;
  current_at: Date | null;
  retired_at: Date | null;
};

export type PriceBookTable = {
  brand: string;
  country_id: number;
  method: ShippingMethod;
  currency_id: number;
  generation_id: number;
};

/** Written by `put_delivered` only. */
export type DeliveredPriceTable = {
  generation_id: number;
  product_id: number;
  price: number;
  prior: number;
  /** Whole cents, as `prior_amount`. */
  amount: number;
  prior_amount: number | null;
  left_to_pay: number;
  relevance: number;
  category_ids: number[];
  is_in_stock: boolean;
  has_stock: boolean;
  is_shown: boolean;
  is_from: boolean;
  is_of_listing: boolean;
  /** Listing flags that this price justifies; null without any. */
  shown_flag_ids: number[] | null;
  /** One of them is an offer. */
  is_offer: boolean;
  /** Of variants in stock at this price. */
  choice_ids: number[];
};

export type PriceDueTable = { id: Key; product_id: number; noted_at: Timestamp };

export interface PriceTables {
  price_generation: PriceGenerationTable;
  price_book: PriceBookTable;
  delivered_price: DeliveredPriceTable;
  price_due: PriceDueTable;
}

/** Who writes each table; all others read. */
export const priceWriters: Writers<PriceTables> = {
  price_generation: 'commerce-prices',
  price_book: 'commerce-prices',
  delivered_price: 'database',
  price_due: 'commerce-prices',
};
