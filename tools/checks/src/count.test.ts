import { expect, test } from 'vitest';
import { countTests } from './count.ts';

test('the summary lines of Vitest, Node and Playwright are added up, with and without colours', () => {
  const output = [
    ' Test Files  2 passed (2)',
    '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[31m1 failed\u001b[39m | \u001b[32m12 passed\u001b[39m (13)',
    'ℹ pass 17',
    'ℹ fail 2',
    '  3 failed',
    '  9 passed (12.3s)',
  ].join('\n');
  expect(countTests(output)).toEqual({ passed: 12 + 17 + 9, failed: 1 + 2 + 3 });
});

test('a journey that passed only at its second run counts as failed', () => {
  expect(countTests('  1 flaky\n    [lt] › guest-buys.journey.ts\n  9 passed (12.3s)')).toEqual({
    passed: 9,
    failed: 1,
  });
});

test('a line that only mentions tests is not counted', () => {
  expect(countTests('12 passed through the gate, 3 failed to')).toEqual({ passed: 0, failed: 0 });
});
