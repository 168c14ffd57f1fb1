import { expect, test } from 'vitest';
import { tableOf } from './table.ts';

const row = { wanted: 'no request fails', found: '440 requests, 1 failed', seconds: 12 };

test('a proof that fails is named again at the end, with its first differences', () => {
  const lines = tableOf([
    { ...row, what: 'pages rendered', found: '440 requests, 0 failed', holds: true },
    {
      ...row,
      what: '2 restarts under load',
      holds: false,
      faults: ['cart: 502 port 4502: reset instead of 200'],
    },
  ]);
  expect(lines.slice(2, 5)).toEqual([
    expect.stringMatching(/^pages rendered +yes +12$/),
    '    wanted: no request fails',
    '    found:  440 requests, 0 failed',
  ]);
  expect(lines.slice(8)).toEqual([
    '✖ 2 restarts under load: found 440 requests, 1 failed; wanted no request fails',
    '✖   cart: 502 port 4502: reset instead of 200',
  ]);
});
