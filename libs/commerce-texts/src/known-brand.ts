import { invalid } from '@shop/commerce-kit/problem';
import type { Brands } from '@shop/commerce-kit/shop-brand';

type Known = { readonly brands: Pick<Brands, 'find'> };

/** '' is all brands. */
export const isKnownBrand = ({ brands }: Known, brand: string): boolean =>
  brand === '' || brands.find(brand) !== undefined;

/** Refuses a brand that the shop does not have. */
export const knowBrand = (deps: Known, brand: string): void => {
  if (!isKnownBrand(deps, brand)) throw invalid({ brand: ['text.unknown_brand'] });
};
