import { findCountryById } from './countries.ts';

/** What the law of a market asks to be said of goods before they are bought. */
export type MarketDuties = {
  /** Directive 98/6/EC, article 3: the price per kilogram or litre. */
  readonly hasUnitPrices: boolean;
  /** Regulation (EU) 2023/988, article 19: the maker, who answers for it in the EU, and warnings. */
  readonly hasProductSafety: boolean;
  /** Regulation (EU) 2025/1960: the notice on the legal guarantee with its least years; null: no notice. */
  readonly guaranteeYears: number | null;
};

/** Directive (EU) 2019/771, article 10: the least that a consumer is given by law. */
export const EU_GUARANTEE_YEARS = 2;

const OF_THE_EU: MarketDuties = {
  hasUnitPrices: true,
  hasProductSafety: true,
  guaranteeYears: EU_GUARANTEE_YEARS,
};
const NONE: MarketDuties = { hasUnitPrices: false, hasProductSafety: false, guaranteeYears: null };

/** The duties of the market that a country is. */
export const dutiesIn = (countryId: number): MarketDuties =>
  findCountryById(countryId)?.eu ? OF_THE_EU : NONE;
