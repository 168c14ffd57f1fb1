import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stopAfter, type CountedReport } from './stop-rule.ts';

const DAY = 24 * 60 * 60_000;
const soft = (mailId: number, day: number): CountedReport => ({
  ...{ mailId, kind: 'soft_bounce', status: '4.2.2' },
  mailedAt: new Date(day * DAY),
});
const hard = (mailId: number): CountedReport => ({
  ...soft(mailId, 1),
  kind: 'hard_bounce',
  status: '5.1.1',
});
const complaint: CountedReport = { ...soft(9, 1), kind: 'complaint', status: '' };

test('one hard bounce and one complaint stop, and a complaint says more', () => {
  expect(stopAfter([])).toBeNull();
  expect(stopAfter([hard(1)])).toEqual({ reason: 'bounce', detail: '5.1.1' });
  expect(stopAfter([hard(1), complaint])).toEqual({ reason: 'complaint', detail: '' });
});

test('five mails of thirty days that could not be delivered stop; four, or five of a longer time, do not', () => {
  expect(stopAfter([0, 10, 20, 30].map((day) => soft(day, day)))).toBeNull();
  expect(stopAfter([0, 10, 20, 25, 30].map((day) => soft(day, day)))).toMatchObject({
    reason: 'soft_bounces',
  });
  expect(stopAfter([0, 10, 20, 25, 31].map((day) => soft(day, day)))).toBeNull();
  expect(stopAfter([0, 40, 50, 55, 60, 65].map((day) => soft(day, day)))).not.toBeNull();
});

test('the order of reports changes nothing', () => {
  const report = fc.record({
    mailId: fc.nat(20),
    kind: fc.constantFrom('hard_bounce', 'soft_bounce'),
    status: fc.constantFrom('5.1.1', '5.2.1', '4.2.2'),
    mailedAt: fc.nat(60).map((day) => new Date(day * DAY)),
  });
  const reports = fc.uniqueArray(report, { selector: ({ mailId }) => mailId, maxLength: 12 });
  fc.assert(
    fc.property(
      reports.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(stopAfter(shuffled)).toEqual(stopAfter(all));
      },
    ),
  );
});
