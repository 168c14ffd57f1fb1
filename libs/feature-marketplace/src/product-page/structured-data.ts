import type { Product } from '@shop/data-access';
import type { Variant } from './chosen-variant.ts';

export type ProductDataGiven = {
  product: Product;
  variant: Variant;
  method: 'air' | 'sea';
  currency: string;
  /** Of the product's page, with its language. */
  url: string;
  images: readonly string[];
  seller: string;
};

/** Codes of UN/CEFACT for what the content is counted in. */
const UNITS = { g: 'GRM', ml: 'MLT' } as const;
const BASE = { g: 'KGM', ml: 'LTR' } as const;

const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });

/** The price of a kilogram or litre, by the content and the measure that it is compared by. */
const unitPrice = ({ content, delivered }: Variant, method: 'air' | 'sea', currency: string) =>
  content && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: delivered[method].total,
      priceCurrency: currency,
      referenceQuantity: {
        ...quantity(content.amount, UNITS[content.unit]),
        valueReference: quantity(1, BASE[content.unit]),
      },
    },
  };

/** What search engines read of a product: the price is the one at the door (schema.org, Product and Offer). */
export const productData = ({
  product,
  variant,
  method,
  currency,
  url,
  images,
  seller,
}: ProductDataGiven) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  sku: variant.sku,
  brand: { '@type': 'Brand', name: product.manufacturer },
  image: images,
  ...(product.description !== '' && { description: product.description }),
  offers: {
    '@type': 'Offer',
    url,
    price: variant.delivered[method].total,
    priceCurrency: currency,
    availability: `https://schema.org/${variant.max_quantity > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: seller },
    ...unitPrice(variant, method, currency),
  },
});

/** As it stands in a script element, which no text may end. */
export const asScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
