import type { CountryCode } from '../countries.ts';
import type { CurrencyCode } from '../currencies.ts';
import type { Amount, Rate } from '../money.ts';

export const SHIPPING_METHODS = ['air', 'sea'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/**
 * Freight up to a weight: the base, and the price of each step above the band before. The last band has no
 * end.
 */
export type WeightBand = { readonly upToG: number | null; readonly base: Amount; readonly perStep: Amount };

export type SurchargeCondition =
  | { readonly kind: 'always' }
  | { readonly kind: 'weight_over'; readonly grams: number }
  | { readonly kind: 'side_over'; readonly mm: number };

export type Surcharge = {
  readonly code: string;
  readonly when: SurchargeCondition;
  readonly charge:
    { readonly kind: 'fixed'; readonly amount: Amount } | { readonly kind: 'share'; readonly rate: Rate };
};

/** A share of the goods' value, never less than the minimum. */
export type ShareWithMinimum = { readonly rate: Rate; readonly minimum: Amount };

/** By the first digits of a tariff line, six at most; the longest match is used. */
export type RatesByLine = Readonly<Record<string, Rate>>;

/**
 * A customs rule from a date on, until the next rule's date. Up to the threshold a flat sum for each distinct
 * six-digit tariff line (0 = duty-free), above it a rate by tariff line on the customs value.
 */
export type DutyRule = {
  readonly from: string;
  /** The intrinsic value up to which duty is flat, in the rule's own currency. */
  readonly threshold: Amount;
  readonly flatPerLine: Amount;
  readonly currency: CurrencyCode;
  readonly rates: RatesByLine;
  readonly otherwise: Rate;
};

/** All prices of a route from a warehouse to a country. Data with a date, never code. */
export type TariffCard = {
  readonly version: number;
  readonly origin: string;
  readonly destination: CountryCode;
  readonly method: ShippingMethod;
  readonly currency: CurrencyCode;
  /** The cm³ that count as a kilogram by air. */
  readonly volumetricDivisor: number;
  /** The kg that count as a cubic metre by sea. */
  readonly seaDensity: number;
  readonly weightStepG: number;
  readonly minimumWeightG: number;
  readonly minimumVolumeCm3: number;
  readonly weightBands: readonly WeightBand[];
  readonly seaRatePerM3: Amount;
  readonly fuel: Rate;
  readonly surcharges: readonly Surcharge[];
  readonly clearance: Amount;
  readonly daysFrom: number;
  readonly daysTo: number;
  /** The rate of the market. */
  readonly vat: Rate;
  /** Reduced rates. */
  readonly vatByLine: RatesByLine;
  readonly duty: readonly DutyRule[];
  readonly insurance: ShareWithMinimum;
  readonly service: ShareWithMinimum;
  readonly storage: { readonly freeDays: number; readonly perDay: Amount; readonly mostDays: number };
  /** Quotes only, never the goods of the marketplace. */
  readonly exchangeMargin: Rate;
  /** False: the carrier itself delivers to the door, without a further fee. */
  readonly localDelivery: boolean;
};
