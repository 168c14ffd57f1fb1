import type { BrandConfig, BrandFeature } from './brand-config.ts';

/** The only check of a brand's features: by what it offers, never by its key. */
export const brandHas = (brand: BrandConfig, feature: BrandFeature): boolean =>
  !brand.featuresOff.includes(feature);
