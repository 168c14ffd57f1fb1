import type { Variant } from './chosen-variant.ts';

/** Codes of UN/CEFACT: the unit of contents, and the unit of the price comparison. */
const UNITS = { g: 'GRM', ml: 'MLT' } as const;
const MEASURES = { g: 'KGM', ml: 'LTR' } as const;

const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });

/** The content of goods that are sold by measure, and the measure that their prices are compared by. */
const contentOf = ({ content }: Variant) =>
  content && {
    referenceQuantity: {
      ...quantity(content.amount, UNITS[content.unit]),
      valueReference: quantity(1, MEASURES[content.unit]),
    },
  };

/**
 * The schema.org form of a delivered price: its unit, and the lowest one of the 30 days before a reduction.
 */
export const describePrices = (variant: Variant, method: 'air' | 'sea', currency: string) => {
  const { total, prior_total: prior } = variant.delivered[method];
  const priced = (price: number) => ({ '@type': 'UnitPriceSpecification', price, priceCurrency: currency });
  const content = contentOf(variant);
  const specifications = [
    ...(content || prior != null ? [{ ...priced(total), ...content }] : []),
    ...(prior != null ? [{ ...priced(prior), priceType: 'https://schema.org/StrikethroughPrice' }] : []),
  ];
  return specifications.length === 0 ? undefined : { priceSpecification: specifications };
};
