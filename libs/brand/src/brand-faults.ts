import { opensWithGoods } from '@shop/domain/home-opening';
import type { BrandConfig } from './brand-config.ts';
import { promiseFaults, sellerFaults } from './terms-faults.ts';

const logoFaults = ({ logo, hasDarkScheme }: BrandConfig): string[] => [
  ...(logo === null || logo.height <= 40 ? [] : ['logo is higher than 40 px']),
  ...(logo?.hasDark && !hasDarkScheme ? ['logo has a dark form and the theme none'] : []),
];

/**
 * The reasons why a brand cannot be served. Checked where it is built, tested and served; browsers never load
 * this code.
 */
export const brandFaults = (brand: BrandConfig): string[] => [
  ...(/^[a-z][a-z0-9-]{1,19}$/.test(brand.key) ? [] : ['key must be a short lower-case word']),
  ...(brand.name.trim() === '' ? ['name is empty'] : []),
  ...(brand.locales.includes(brand.defaultLocale) ? [] : ['defaultLocale is not among locales']),
  ...(brand.shipsTo.length > 0 ? [] : ['shipsTo is empty']),
  ...(/^https?:\/\/[^/]+$/.test(brand.appUrl) ? [] : ['appUrl must be an origin']),
  ...(/^[^\s@]+@[^\s@]+$/.test(brand.supportEmail) ? [] : ['supportEmail must be an e-mail address']),
  ...sellerFaults(brand.seller),
  ...promiseFaults(brand.promises),
  ...logoFaults(brand),
  ...(brand.rootCategoryIds.every(Number.isInteger) ? [] : ['rootCategoryIds must be integers']),
  ...(opensWithGoods(brand.home) ? [] : ['home must begin with its only opening']),
];

/** Stops a build or a server with all faults of a brand. */
export const refuseFaults = (brand: BrandConfig): void => {
  const faults = brandFaults(brand);
  if (faults.length > 0) throw new Error(`Brand ${brand.key}: ${faults.join('; ')}`);
};
