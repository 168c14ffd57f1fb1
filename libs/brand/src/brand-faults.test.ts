import { expect, test } from 'vitest';
import { brandFaults, refuseFaults } from './brand-faults.ts';
import { defineBrand } from './define-brand.ts';
import { NO_PROMISES, PROMISES, SELLER } from './testing.ts';
import { XYLO } from './xylo.fixture.ts';

test('a valid brand has no fault', () => {
  expect(brandFaults(defineBrand(XYLO))).toEqual([]);
});

test('a brand may promise nothing, and have a seller without VAT', () => {
  const seller = { ...SELLER, vatNumber: null };
  expect(brandFaults(defineBrand({ ...XYLO, seller, promises: NO_PROMISES }))).toEqual([]);
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
  [{ seller: { ...SELLER, name: ' ' } }, 'seller.name is empty'],
  [{ seller: { ...SELLER, address: '' } }, 'seller.address is empty'],
  [{ seller: { ...SELLER, registerCode: '' } }, 'seller.registerCode is empty'],
  [{ seller: { ...SELLER, vatNumber: '' } }, 'seller.vatNumber is empty; without one it is null'],
  [{ seller: { ...SELLER, phone: '' } }, 'seller.phone must be + and digits'],
  [{ promises: { ...PROMISES, dispatchHours: 0 } }, 'promises.dispatchHours must be whole'],
  [
    { promises: { ...PROMISES, supportHours: { from: 20, to: 8 } } },
    'promises.supportHours must be full hours of one day',
  ],
  [{ promises: { ...PROMISES, returnDays: 7 } }, 'promises.returnDays is below the law of the EU'],
  [{ promises: { ...PROMISES, guaranteeYears: null } }, 'promises.guaranteeYears is below the law of the EU'],
  [{ rootCategoryIds: [1.5] }, 'rootCategoryIds must be integers'],
  [{ home: [{ type: 'how' }] }, 'home must begin with its only opening'],
] as const)('%o cannot be served: %s', (wrong, fault) => {
  const brand = defineBrand({ ...XYLO, ...wrong });
  expect(brandFaults(brand)).toEqual([fault]);
  expect(() => refuseFaults(brand)).toThrow(`Brand ${brand.key}: ${fault}`);
});
