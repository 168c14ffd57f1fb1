import { findCountryById } from './countries.ts';

/** The statements that the law of a market requires before a purchase. */
export type MarketDuties = {
  /** Directive 98/6/EC, article 3: the price per kilogram or litre. */
  readonly hasUnitPrices: boolean;
  /** Regulation (EU) 2023/988, article 19: the maker, the responsible person in the EU, and warnings. */
  readonly hasProductSafety: boolean;
  /** Regulation (EU) 2025/1960: the notice on the legal guarantee with its minimum years; null: no notice. */
  readonly guaranteeYears: number | null;
};

/** Directive (EU) 2019/771, article 10: the legal minimum for consumers. */
export const EU_GUARANTEE_YEARS = 2;

/** Directive 2011/83/EU, articles 9 and 13: the minimum days for withdrawal, and the maximum for the refund. */
export const EU_RETURN_DAYS = 14;

/** Directive 2011/83/EU, article 16 (e) and (c): goods that cannot be returned for a change of mind. */
export const RETURN_EXCEPTIONS = ['sealed_hygiene', 'made_to_measure'] as const;
export type ReturnException = (typeof RETURN_EXCEPTIONS)[number];

const OF_THE_EU: MarketDuties = {
  hasUnitPrices: true,
  hasProductSafety: true,
  guaranteeYears: EU_GUARANTEE_YEARS,
};
const NONE: MarketDuties = { hasUnitPrices: false, hasProductSafety: false, guaranteeYears: null };

/** The duties of a country as a market. */
export const dutiesIn = (countryId: number): MarketDuties =>
  findCountryById(countryId)?.eu ? OF_THE_EU : NONE;
