import { describe, expect, test } from 'vitest';
import { aProduct, aVariant } from '../testing/catalogue-answers.ts';
import { describeProduct, type ProductTerms } from './describe-product.ts';

const TERMS: ProductTerms = {
  method: 'air',
  country: 'LT',
  currency: 'EUR',
  promises: { returnDays: 30, returnPaidBy: 'shopper' },
  appUrl: 'https://shop.lt',
  url: 'https://shop.lt/lt/p/kuprine',
};

const offerOf = (thing: unknown) => (thing as { offers: Record<string, unknown> }).offers;

describe('a product of one version', () => {
  test('is offered at its delivered price, by the method of the page', () => {
    const [byAir] = describeProduct(aProduct(), TERMS);
    const [bySea] = describeProduct(aProduct(), { ...TERMS, method: 'sea' });
    expect(byAir).toMatchObject({ '@type': 'Product', sku: 'SKU-1', brand: { name: 'Kestrel' } });
    expect(offerOf(byAir)).toMatchObject({ price: 140, priceCurrency: 'EUR', url: TERMS.url });
    expect(offerOf(bySea)).toMatchObject({ price: 130 });
  });

  test('states that nothing is added for shipping, and the days of the method', () => {
    const shipping = describeProduct(aProduct(), TERMS).find(
      ({ '@type': type }) => type === 'OfferShippingDetails',
    );
    expect(shipping).toMatchObject({
      shippingRate: { value: 0, currency: 'EUR' },
      shippingDestination: { addressCountry: 'LT' },
      deliveryTime: { transitTime: { minValue: 6, maxValue: 9 } },
    });
  });

  test.each([
    [5, 'InStock'],
    [0, 'OutOfStock'],
  ])('with %i left is %s', (max_quantity, word) => {
    const [thing] = describeProduct(aProduct({ variants: [aVariant(1, { max_quantity })] }), TERMS);
    expect(offerOf(thing)).toMatchObject({ availability: `https://schema.org/${word}` });
  });

  test('has addresses that work outside of the page', () => {
    const [thing] = describeProduct(aProduct(), TERMS);
    expect(thing).toMatchObject({ image: [expect.stringMatching(/^https:\/\/shop\.lt\/img\/zoom\//)] });
  });
});

describe('the prices of an offer', () => {
  test('name their content, and the measure that they are compared by', () => {
    const content = { amount: 50, unit: 'ml' as const, price: { air: 2800, sea: 2600 } };
    const [thing] = describeProduct(aProduct({ variants: [aVariant(1, { content })] }), TERMS);
    expect(offerOf(thing)).toMatchObject({
      priceSpecification: [
        {
          price: 140,
          referenceQuantity: { value: 50, unitCode: 'MLT', valueReference: { value: 1, unitCode: 'LTR' } },
        },
      ],
    });
  });

  test('include the lowest one of the 30 days before a reduction', () => {
    const { air, sea } = aVariant(1).delivered;
    const delivered = { air: { ...air, prior_total: 165, percent_off: 15 }, sea };
    const [thing] = describeProduct(aProduct({ variants: [aVariant(1, { delivered })] }), TERMS);
    expect(offerOf(thing)).toMatchObject({
      priceSpecification: [
        { price: 140 },
        { price: 165, priceType: 'https://schema.org/StrikethroughPrice' },
      ],
    });
  });
});

describe('a product of several versions', () => {
  const shirt = aProduct({
    options: [
      { key: 'colour', name: 'Colour', values: [{ slug: 'pine', name: 'Pine' }] },
      {
        key: 'size',
        name: 'Size',
        values: [
          { slug: 'm', name: 'M' },
          { slug: 'l', name: 'L' },
        ],
      },
    ],
    variants: [
      aVariant(1, { attributes: { colour: 'pine', size: 'm' } }),
      aVariant(2, {
        attributes: { colour: 'pine', size: 'l' },
        delivered: {
          air: { total: 150, days_from: 6, days_to: 9, lines: [] },
          sea: aVariant(1).delivered.sea,
        },
      }),
    ],
  });

  test('is a group in which each has its own address and delivered price', () => {
    const [group] = describeProduct(shirt, TERMS);
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'k7',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        {
          name: 'K7 headphones, Pine, M',
          color: 'Pine',
          size: 'M',
          offers: { price: 140, url: `${TERMS.url}?productVariant=1` },
        },
        { size: 'L', offers: { price: 150, url: `${TERMS.url}?productVariant=2` } },
      ],
    });
  });
});

describe('a brand’s promise of returns', () => {
  const returnsOf = (promises: ProductTerms['promises']) =>
    describeProduct(aProduct(), { ...TERMS, promises }).find(
      ({ '@type': type }) => type === 'MerchantReturnPolicy',
    );

  test('is stated with who pays the return', () => {
    expect(returnsOf(TERMS.promises)).toMatchObject({
      merchantReturnDays: 30,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    });
  });

  test('is not stated where the brand has none', () => {
    expect(returnsOf({ returnDays: null, returnPaidBy: null })).toBeUndefined();
    const [thing] = describeProduct(aProduct(), {
      ...TERMS,
      promises: { returnDays: null, returnPaidBy: null },
    });
    expect(offerOf(thing)).not.toHaveProperty('hasMerchantReturnPolicy');
  });
});
