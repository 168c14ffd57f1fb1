import { expect, test } from 'vitest';
import { isDearer, ratioOf, ratioTable } from './ratios.ts';

test('builds are compared run by run, so that a busy minute counts for both', () => {
  const pairs = { name: 'listing, rendered', ours: [10, 30, 10], theirs: [10, 30, 10] };
  expect(ratioOf(pairs)).toBe(1);
  expect(isDearer(pairs)).toBe(false);
});

test('a case that costs over a tenth more than in the other build fails the run and is named', () => {
  const pairs = { name: 'listing, rendered', ours: [11.2, 11.2, 11.2], theirs: [10, 10, 10] };
  expect(isDearer(pairs)).toBe(true);
  expect(ratioTable([pairs])).toMatch(/listing, rendered .* 1\.12 .* over$/m);
});
