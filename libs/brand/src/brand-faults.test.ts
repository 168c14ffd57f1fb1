import { expect, test } from 'vitest';
import { brandFaults, refuseFaults } from './brand-faults.ts';
import { defineBrand } from './define-brand.ts';
import { XYLO } from './xylo.fixture.ts';

test('a brand that can be served has no fault', () => {
  expect(brandFaults(defineBrand(XYLO))).toEqual([]);
});

test.each([
  [{ key: 'XY' }, 'key must be a short lower-case word'],
  [{ name: ' ' }, 'name is empty'],
  [{ locales: ['en'] }, 'defaultLocale is not among locales'],
  [{ shipsTo: [] }, 'shipsTo is empty'],
  [{ appUrl: 'https://a.example/shop' }, 'appUrl must be an origin'],
  [{ supportEmail: 'help' }, 'supportEmail must be an e-mail address'],
  [{ logo: { width: 90, height: 41, hasDark: false } }, 'logo is higher than 40 px'],
  [
    { theme: 'ae', logo: { width: 90, height: 40, hasDark: true } },
    'logo has a dark form and the theme none',
  ],
  [{ rootCategoryIds: [1.5] }, 'rootCategoryIds must be integers'],
] as const)('%o cannot be served: %s', (wrong, fault) => {
  const brand = defineBrand({ ...XYLO, ...wrong });
  expect(brandFaults(brand)).toEqual([fault]);
  expect(() => refuseFaults(brand)).toThrow(`Brand ${brand.key}: ${fault}`);
});
