import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';

test('each failure is listed once, without colours and surrounding lines', () => {
  const output = [
    'nx run cart:test',
    '\u001b[31m FAIL \u001b[39m cart src/add.test.ts > a line is added twice',
    'AssertionError: expected 2 to be 1',
    ' ✓ cart src/take.test.ts (3 tests)',
    'AssertionError: expected 2 to be 1',
    'libs/cart/src/add.ts(4,1): error TS2322: Type',
    '  12:3  error  Too many lines  max-lines',
    '    Error: expect(locator).toBeVisible() failed',
    '  1) [lt] › tooltip.journey.ts:64:1 › reads the word',
    '- cart:lint',
  ].join('\n');
  expect(faultsOf(output)).toEqual([
    ' FAIL  cart src/add.test.ts > a line is added twice',
    'AssertionError: expected 2 to be 1',
    'libs/cart/src/add.ts(4,1): error TS2322: Type',
    '  12:3  error  Too many lines  max-lines',
    '    Error: expect(locator).toBeVisible() failed',
    '  1) [lt] › tooltip.journey.ts:64:1 › reads the word',
    '- cart:lint',
  ]);
});

test('a long list of faults is cut', () => {
  const output = Array.from({ length: 100 }, (_, at) => `FAIL test ${at}`).join('\n');
  expect(faultsOf(output)).toHaveLength(40);
});
