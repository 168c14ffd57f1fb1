import type { BrandPromises } from '@shop/brand';
import type { StructuredThing } from '@shop/page';
import type { Variant } from './chosen-variant.ts';
import { describePrices } from './describe-prices.ts';

export type OfferTerms = {
  readonly method: 'air' | 'sea';
  /** Its code. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly promises: Pick<BrandPromises, 'returnDays' | 'returnPaidBy'>;
};

/** Described once in a page; each offer refers to them. */
const SHIPPING = { '@id': '#shipping' };
const RETURNS = { '@id': '#returns' };

/** The delivered price includes shipping, so nothing is added for it. */
export const describeShipping = (
  { delivered }: Variant,
  { method, country, currency }: OfferTerms,
): StructuredThing => ({
  '@type': 'OfferShippingDetails',
  ...SHIPPING,
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: {
      '@type': 'QuantitativeValue',
      minValue: delivered[method].days_from,
      maxValue: delivered[method].days_to,
      unitCode: 'DAY',
    },
  },
});

const FEES = {
  seller: 'https://schema.org/FreeReturn',
  shopper: 'https://schema.org/ReturnFeesCustomerResponsibility',
};

/** Nothing where the brand does not promise returns. */
export const describeReturns = ({
  country,
  promises: { returnDays, returnPaidBy },
}: OfferTerms): readonly StructuredThing[] =>
  returnDays === null
    ? []
    : [
        {
          '@type': 'MerchantReturnPolicy',
          ...RETURNS,
          applicableCountry: country,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
          ...(returnPaidBy && { returnFees: FEES[returnPaidBy] }),
        },
      ];

/** The price of one version at the destination of the page. */
export const describeOffer = (variant: Variant, url: string, terms: OfferTerms): StructuredThing => ({
  '@type': 'Offer',
  url,
  price: variant.delivered[terms.method].total,
  priceCurrency: terms.currency,
  ...describePrices(variant, terms.method, terms.currency),
  itemCondition: 'https://schema.org/NewCondition',
  availability: `https://schema.org/${variant.max_quantity > 0 ? 'InStock' : 'OutOfStock'}`,
  shippingDetails: SHIPPING,
  ...(terms.promises.returnDays !== null && { hasMerchantReturnPolicy: RETURNS }),
});
