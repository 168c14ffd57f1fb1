import { expect, test } from 'vitest';
import { gatesFor, mixTable, overGates } from './mix-gates.ts';

const figures = {
  ...{ products: 100_000, perSecond: 400, p50Ms: 20, p99Ms: 49, cpuMs: 2.9, coldMs: 1_400, failures: 0 },
};

test('the gates of the query mix follow from the number of products', () => {
  expect(gatesFor(5_000)).toEqual(gatesFor(100_000));
  expect(gatesFor(1_000_000)).toEqual({ p99Ms: 150, cpuMs: 10, coldMs: 1_500 });
});

test('a figure over its gate fails the run and is named', () => {
  expect(overGates(figures)).toEqual([]);
  expect(overGates({ ...figures, p99Ms: 51, coldMs: 1_600 })).toEqual(['p99', 'cold broad combination']);
  expect(overGates({ ...figures, products: 1_000_000, p99Ms: 149, cpuMs: 9 })).toEqual([]);
  expect(overGates({ ...figures, failures: 2 })).toEqual(['2 failed']);
  expect(mixTable({ ...figures, cpuMs: 3.5 })).toMatch(/^CPU .* over$/m);
});
