import type { BrandConfig } from '@shop/brand';
import { defineBrand } from '@shop/brand/define';
import { PROMISES, SELLER } from '@shop/brand/testing';

/** A brand with all features, unless the test sets otherwise. */
export const aBrand = (given: Partial<BrandConfig> = {}): BrandConfig =>
  defineBrand({
    key: 'test',
    name: 'Test Harbour',
    theme: 'default',
    defaultLocale: 'en',
    country: 'LT',
    shipsTo: ['LT', 'LV', 'EE'],
    currency: 'EUR',
    featuresOff: [],
    titleOrder: 'meta-first',
    verification: 'test',
    timeZone: 'Europe/Vilnius',
    seller: SELLER,
    promises: PROMISES,
    ...given,
  });
