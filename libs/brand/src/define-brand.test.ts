import { describe, expect, test } from 'vitest';
import { brandHas } from './brand-has.ts';
import { defineBrand } from './define-brand.ts';
import { XYLO } from './xylo.fixture.ts';

const given = { ...XYLO, featuresOff: ['blog'] } as const;

describe('a brand', () => {
  test('R-BRD-03 has an address, all languages and its country’s id by default', () => {
    const brand = defineBrand(given);
    expect(brand.appUrl).toBe('https://xy.nordport.example');
    expect(brand.locales).toEqual(['en', 'lt', 'lv', 'ee']);
    expect(brand.defaultCountryId).toBe(1);
  });

  test('R-BRD-04 only the default theme follows the system’s scheme', () => {
    expect(defineBrand(given).hasDarkScheme).toBe(true);
    expect(defineBrand({ ...given, theme: 'ae' }).hasDarkScheme).toBe(false);
  });

  test('R-CAT-07 shows the five roots unless it names others', () => {
    expect(defineBrand(given).rootCategoryIds).toEqual([2, 2511, 1932, 1941, 1984]);
    expect(defineBrand({ ...given, rootCategoryIds: [684] }).rootCategoryIds).toEqual([684]);
  });

  test('has a contact address at its own host unless it names another one', () => {
    expect(defineBrand(given).supportEmail).toBe('help@xy.nordport.example');
    expect(defineBrand({ ...given, appUrl: 'https://xylo.lt' }).supportEmail).toBe('help@xylo.lt');
    expect(defineBrand({ ...given, supportEmail: 'labas@xylo.lt' }).supportEmail).toBe('labas@xylo.lt');
  });

  test('says which features it has', () => {
    const brand = defineBrand(given);
    expect(brandHas(brand, 'blog')).toBe(false);
    expect(brandHas(brand, 'quotes')).toBe(true);
  });
});
