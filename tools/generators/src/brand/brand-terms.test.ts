import { brandFaults } from '@shop/brand';
import { defineBrand } from '@shop/brand/define';
import { expect, test } from 'vitest';
import { termsOf } from './brand-terms.ts';

test.each(['LT', 'NL', 'AE', 'US'] as const)(
  'a new brand of %s names a seller and promises, as the law of its country requires',
  (country) => {
    const terms = termsOf('Ninth & Sons', country, 'Vilnius');
    const brand = defineBrand({
      ...{
        key: 'nine',
        name: 'Ninth & Sons',
        theme: 'default',
        defaultLocale: 'en',
        country,
        shipsTo: [country],
      },
      ...{ currency: 'EUR', featuresOff: [], titleOrder: 'meta-first', verification: 'v', timeZone: 'UTC' },
      ...terms,
    });
    expect(brandFaults(brand)).toEqual([]);
    expect(brand.promises.isByEuLaw).toBe(country === 'LT' || country === 'NL');
  },
);
