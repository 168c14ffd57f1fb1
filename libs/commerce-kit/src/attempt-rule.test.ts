import { expect, test } from 'vitest';
import { countAttempt, type Attempts, type Limit } from './attempt-rule.ts';

const MINUTE = 60_000;
const limit: Limit = { max: 5, windowMs: MINUTE, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE };
const start = new Date('2026-11-21T10:00:00Z');
const at = (ms: number) => new Date(start.getTime() + ms);

const tries = (count: number, from: Attempts | undefined, moment: Date) => {
  let state = from;
  let waitMs = 0;
  for (let index = 0; index < count; index += 1) {
    const decided = countAttempt(state, limit, moment);
    state = decided.next;
    waitMs = decided.waitMs;
  }
  return { state, waitMs };
};

test('five attempts a minute pass and the sixth waits a minute', () => {
  expect(tries(5, undefined, start).waitMs).toBe(0);
  expect(tries(6, undefined, start).waitMs).toBe(MINUTE);
});

test('the wait doubles with each time the limit is overrun, up to a quarter of an hour', () => {
  let moment = start;
  let state: Attempts | undefined;
  const waits: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const overrun = tries(6, state, moment);
    waits.push(overrun.waitMs / MINUTE);
    state = overrun.state;
    moment = new Date(moment.getTime() + overrun.waitMs + 1);
  }
  expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
});

test('attempts during the wait do not make it longer', () => {
  const overrun = tries(6, undefined, start);
  const later = tries(100, overrun.state, at(MINUTE / 2));
  expect(later.waitMs).toBe(MINUTE / 2);
});

test('after a long pause the waits start small again', () => {
  const overrun = tries(6, undefined, start);
  const again = tries(6, overrun.state, at(31 * MINUTE));
  expect(again.waitMs).toBe(MINUTE);
});
