import type { Product } from '@shop/data-access';
import type { ShownReviews } from '@shop/data-access/product-reviews';
import type { StructuredThing } from '@shop/page';
import { pictureUrl } from '@shop/paths';
import { describeReviews } from '../product-reviews/describe-reviews.ts';
import type { Variant } from './chosen-variant.ts';
import { describeOffer, describeReturns, describeShipping, type OfferTerms } from './describe-offer.ts';
import { variantQuery } from './variant-address.ts';

export type ProductTerms = OfferTerms & {
  readonly appUrl: string;
  /** The product's own address in the language of the page, absolute. */
  readonly url: string;
};

/** Attributes that schema.org has a property for. */
const PROPERTIES: Readonly<Record<string, string>> = { colour: 'color', size: 'size', material: 'material' };

const picturesOf = ({ images }: Variant, { appUrl }: ProductTerms) =>
  images.map(({ source }) => new URL(pictureUrl(source, 'zoom'), appUrl).href);

const nameOfValue = (product: Product, key: string, slug: string | undefined): string | undefined =>
  product.options.find((option) => option.key === key)?.values.find((value) => value.slug === slug)?.name;

/** The common data of all versions. */
const describeCommon = (product: Product) => {
  const category = product.breadcrumbs.at(-1);
  return {
    name: product.name,
    ...(product.description && { description: product.description }),
    ...(product.manufacturer && { brand: { '@type': 'Brand', name: product.manufacturer } }),
    ...(category && { category: category.translation }),
    weight: { '@type': 'QuantitativeValue', value: product.weight_g, unitCode: 'GRM' },
  };
};

const describeVersion = (product: Product, variant: Variant, terms: ProductTerms): StructuredThing => {
  const known = Object.entries(PROPERTIES).flatMap(([key, property]) => {
    const name = nameOfValue(product, key, variant.attributes[key]);
    return name === undefined ? [] : [[property, name] as const];
  });
  const query = new URLSearchParams(
    Object.entries(variantQuery(variant.id, [])).map(([name, value]) => [name, String(value)]),
  );
  return {
    '@type': 'Product',
    name: [product.name, ...known.map(([, name]) => name)].join(', '),
    sku: variant.sku,
    image: picturesOf(variant, terms),
    ...Object.fromEntries(known),
    offers: describeOffer(variant, `${terms.url}?${query}`, terms),
  };
};

const describeGroup = (product: Product, terms: ProductTerms): Omit<StructuredThing, '@type'> => ({
  productGroupID: product.slug,
  variesBy: product.options.flatMap(({ key }) => {
    const property = PROPERTIES[key];
    return property === undefined ? [] : [`https://schema.org/${property}`];
  }),
  hasVariant: product.variants.map((variant) => describeVersion(product, variant, terms)),
});

/**
 * A product with its one offer, or a group of versions that each have their own; then the shared nodes of the
 * offers.
 */
export const describeProduct = (
  product: Product,
  terms: ProductTerms,
  reviews: ShownReviews | null = null,
): readonly StructuredThing[] => {
  const [first] = product.variants;
  if (!first) return [];
  const isOne = product.variants.length === 1;
  return [
    {
      '@type': isOne ? 'Product' : 'ProductGroup',
      ...describeCommon(product),
      ...(reviews && describeReviews(reviews)),
      image: picturesOf(first, terms),
      url: terms.url,
      ...(isOne
        ? { sku: first.sku, offers: describeOffer(first, terms.url, terms) }
        : describeGroup(product, terms)),
    },
    describeShipping(first, terms),
    ...describeReturns(terms),
  ];
};
