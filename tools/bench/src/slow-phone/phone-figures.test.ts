import { expect, test } from 'vitest';
import {
  medianLoad,
  overPhoneGates,
  overRatios,
  phoneRatios,
  phoneRatioTable,
  phoneTable,
} from './phone-figures.ts';

const load = { largestPaintMs: 900, blockingMs: 100, hydratedMs: 2_000, bytes: 300_000, layoutShift: 0 };

test('a page counts by the median of its loads, each figure separately', () => {
  const page = medianLoad('listing', [load, { ...load, largestPaintMs: 4_000 }, { ...load, bytes: 1 }]);
  expect(page).toEqual({ name: 'listing', ...load });
});

test('a listing over a gate fails the run and is named; of other pages only a shift does', () => {
  const slow = { name: 'listing', ...load, largestPaintMs: 1_100, layoutShift: 0.02 };
  expect(overPhoneGates({ name: 'listing', ...load })).toEqual([]);
  expect(overPhoneGates(slow)).toEqual(['listing LCP ms', 'listing CLS']);
  expect(overPhoneGates({ ...slow, name: 'home', layoutShift: 0 })).toEqual([]);
  expect(phoneTable([slow])).toMatch(/^listing .* 1100 .* over$/m);
});

test('compared with another build a page paints in 0.7, blocks for 0.7 and takes 0.9 of its figures', () => {
  const ours = [{ name: 'listing', ...load }];
  const theirs = [{ name: 'listing', ...load, largestPaintMs: 1_500, blockingMs: 0, bytes: 310_000 }];
  const ratios = phoneRatios(ours, theirs);
  expect(overRatios(ratios)).toEqual(['listing kB']);
  expect(phoneRatioTable(ratios)).toMatch(/^listing LCP ms +0\.60 +≤ 0\.7$/m);
});
