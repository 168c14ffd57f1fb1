import { expect, test } from 'vitest';
import { isBelowGate, medianOf, scoreTable, type Load } from './scores.ts';

const load = (performance: number, largestPaintMs = 900): Load => ({
  performance,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  largestPaintMs,
  blockingMs: 40,
});

test('a page counts by the median of its loads, each figure separately', () => {
  const page = medianOf('lt listing', [
    load(60, 2_000),
    load(99, 900),
    load(98, 800),
    load(97, 950),
    load(100, 700),
  ]);
  expect(page).toMatchObject({ name: 'lt listing', performance: 98, largestPaintMs: 900 });
});

test('a page that search engines must not list has no score of theirs, and passes without it', () => {
  const personal = medianOf('lt payment', [{ ...load(97), seo: null }]);
  expect(personal.seo).toBeNull();
  expect(isBelowGate(personal)).toBe(false);
  expect(isBelowGate({ ...personal, accessibility: 94 })).toBe(true);
  expect(scoreTable([personal])).toMatch(/lt payment .* –/);
});

test('a page with any score below 95 fails the run and is named in the table', () => {
  expect(isBelowGate(medianOf('lt home', [load(95)]))).toBe(false);
  const slow = medianOf('lt listing', [load(94)]);
  expect(isBelowGate(slow)).toBe(true);
  expect(isBelowGate({ ...slow, performance: 99, seo: 90 })).toBe(true);
  expect(scoreTable([slow])).toMatch(/lt listing .* 94 .* below$/m);
});
