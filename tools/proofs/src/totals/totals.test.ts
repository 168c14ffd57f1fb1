import { expect, test } from 'vitest';
import { digestTotals } from './digest.ts';
import { compareTotals } from './totals.proof.ts';

test('R-CHO-26 five thousand random carts cost what an independent oracle says, and survive the wire', async () => {
  const found = await compareTotals(5_000, { digest: digestTotals }, () => {});
  expect(found).toEqual({ carts: 5_000, oracle: 0, browser: 0, wire: 0 });
});
