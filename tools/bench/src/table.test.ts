import { expect, test } from 'vitest';
import { isOver, tableOf } from './table.ts';

const figure = {
  name: 'product, rendered',
  perSecond: 100,
  p50: 10,
  p99: 20,
  cpuMs: 5,
  parts: { web: 3, api: 1, other: 1 },
  gateMs: 6,
  failures: 0,
};

test('a case above its limit, or with a failed request, fails the run and is named in the table', () => {
  expect(isOver(figure)).toBe(false);
  expect(isOver({ ...figure, cpuMs: 6.1 })).toBe(true);
  expect(isOver({ ...figure, failures: 1 })).toBe(true);
  expect(isOver({ ...figure, cpuMs: 60, gateMs: undefined })).toBe(false);
  expect(tableOf([{ ...figure, cpuMs: 6.1 }])).toMatch(/product, rendered.*over/);
});
