import type { Variant } from './chosen-variant.ts';

/** Codes of UN/CEFACT: what contents are counted in, and what their price is compared by. */
const UNITS = { g: 'GRM', ml: 'MLT' } as const;
const MEASURES = { g: 'KGM', ml: 'LTR' } as const;

const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });

/** What schema.org says of an offer that is sold by measure: the content, and the measure that prices are compared by. */
export const unitPrice = ({ content, delivered }: Variant, method: 'air' | 'sea', currency: string) =>
  content && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: delivered[method].total.toFixed(2),
      priceCurrency: currency,
      referenceQuantity: {
        ...quantity(content.amount, UNITS[content.unit]),
        valueReference: quantity(1, MEASURES[content.unit]),
      },
    },
  };
