import type { BrandConfig, BrandFeature } from './brand-config.ts';

/** The only way to ask what a brand offers: by what it is, never by which brand it is. */
export const brandHas = (brand: BrandConfig, feature: BrandFeature): boolean =>
  !brand.featuresOff.includes(feature);
