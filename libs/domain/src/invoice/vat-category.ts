import { findCountryById } from '../countries.ts';
import type { Rate } from '../money.ts';

/** Why a sum is taxed as it is; the letter is that of EN 16931 (UNCL 5305). */
export type VatCategory =
  /** Taxed by its rate. */
  | 'S'
  /** Taxed at 0. */
  | 'Z'
  /** Sent out of the EU. */
  | 'G'
  /** A company in another country of the EU pays the tax itself. */
  | 'AE'
  /** The seller is not registered for VAT. */
  | 'O';

type Party = { readonly country_id: number; readonly vat_number: string | null };

export type TaxedParties = {
  readonly seller: Party;
  readonly buyer: Party;
  /** Goods of the shop: the seller owes the tax, also if a company buys. */
  readonly never_reversed?: true;
};

/** Follows from the two parties and the rate: all that a document keeps of it. */
export const vatCategoryOf = (rate: Rate, { seller, buyer, never_reversed }: TaxedParties): VatCategory => {
  if (rate > 0) return 'S';
  if (seller.vat_number === null) return 'O';
  if (!isInEu(seller)) return 'Z';
  if (!isInEu(buyer)) return 'G';
  if (never_reversed) return 'Z';
  return buyer.vat_number !== null && buyer.country_id !== seller.country_id ? 'AE' : 'Z';
};

const isInEu = ({ country_id }: Party): boolean => findCountryById(country_id)?.eu === true;
