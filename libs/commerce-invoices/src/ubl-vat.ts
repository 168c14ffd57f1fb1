import type { InvoiceDocument, InvoiceParty } from '@shop/database';
import { findCountryById } from '@shop/domain/countries';
import { vatCategoryOf, type VatCategory } from '@shop/domain/invoice';
import { RATE_ONE, type Rate } from '@shop/domain/money';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { invoiceTexts } from './invoice.texts.ts';

type Parties = Pick<InvoiceDocument, 'seller' | 'buyer' | 'never_reversed'>;

export const VAT = { 'cbc:ID': 'VAT' } as const;

/** Why no tax is charged: BT-121, from the list of the European Commission (VATEX). */
const EXEMPT = { G: 'VATEX-EU-G', AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' } as const;

const isExempt = (category: VatCategory): category is keyof typeof EXEMPT => category in EXEMPT;

const percentOf = (rate: Rate): string => String((rate * 100) / RATE_ONE);

/** The category of a rate in a document. What is outside VAT has no rate, also not 0 (BR-O-05 to BR-O-07). */
export const categoryOf = (rate: Rate, parties: Parties) => {
  const category = vatCategoryOf(rate, parties);
  return {
    'cbc:ID': category,
    ...(category !== 'O' && { 'cbc:Percent': percentOf(rate) }),
    'cac:TaxScheme': VAT,
  };
};

/** The same in the breakdown, which also gives the reason. */
export const brokenDownCategoryOf = (rate: Rate, parties: Parties, language: Locale) => {
  const category = vatCategoryOf(rate, parties);
  const { 'cac:TaxScheme': scheme, ...head } = categoryOf(rate, parties);
  return {
    ...head,
    ...(isExempt(category) && {
      'cbc:TaxExemptionReasonCode': EXEMPT[category],
      'cbc:TaxExemptionReason': invoiceTexts(language)(`invoice.exempt.${category}`),
    }),
    'cac:TaxScheme': scheme,
  };
};

/** With its country's prefix, which BR-CO-09 also requires of numbers that have none at home. */
export const vatIdOf = ({ vat_number, country_id }: InvoiceParty): string | null => {
  if (vat_number === null || /^[A-Z]{2}/.test(vat_number)) return vat_number;
  return (findCountryById(country_id)?.code ?? '') + vat_number;
};

/** A document outside VAT has no VAT number, not even the buyer's (BR-O-02). */
export const vatIdsOf = ({ seller, buyer, taxed }: InvoiceDocument) => {
  const isOutside = taxed.some(({ rate }) => vatCategoryOf(rate, { seller, buyer }) === 'O');
  return { seller: isOutside ? null : vatIdOf(seller), buyer: isOutside ? null : vatIdOf(buyer) };
};
