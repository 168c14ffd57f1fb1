import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { dutiesIn } from './market-duties.ts';

test('every market of the EU has the duties of the EU, and no other market has any', () => {
  for (const { id, code, eu } of COUNTRIES) {
    const { hasUnitPrices, hasProductSafety, guaranteeYears } = dutiesIn(id);
    expect([code, hasUnitPrices, hasProductSafety, guaranteeYears]).toEqual([code, eu, eu, eu ? 2 : null]);
  }
  expect(COUNTRIES.map(({ eu }) => eu)).toContain(false);
});

test('an unknown country has no duties', () => {
  expect(dutiesIn(999)).toEqual({ hasUnitPrices: false, hasProductSafety: false, guaranteeYears: null });
});
