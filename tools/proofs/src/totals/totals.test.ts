import { expect, test } from 'vitest';
import { pageTotals } from './page-totals.ts';
import { compareTotals } from './totals.proof.ts';

test('R-CHO-26 the pages and an independent oracle compute the server’s total of five thousand random carts', async () => {
  const found = await compareTotals(5_000, { totals: pageTotals }, () => {});
  expect(found).toEqual({ carts: 5_000, oracle: 0, delivered: 0, browser: 0 });
  // A second of work, and many times as long with other tests in parallel.
}, 90_000);

test('a page that calculates with another fee is found', async () => {
  const overcharges = (answers: string) => pageTotals(answers.replaceAll('"fee":', '"fee":1'));
  const found = await compareTotals(500, { totals: overcharges }, () => {});
  expect(found.browser).toBeGreaterThan(100);
});
