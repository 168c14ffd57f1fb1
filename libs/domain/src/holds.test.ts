import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowance,
  endOfHold,
  HOLD_RULES,
  holdUntil,
  nextHold,
  type FormerHold,
  type Hold,
} from './holds.ts';

const START = new Date('2026-03-02T10:00:00Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const FIRST: Hold = { since: START, round: 1 };
const held = (until: number, round = 1): FormerHold => ({ since: START, round, until: at(until) });

describe('how long pieces are reserved', () => {
  test('each step forward renews for half an hour, and never beyond 45 minutes', () => {
    expect([0, 10, 15, 20, 44].map((minute) => holdUntil(FIRST, at(minute)))).toEqual(
      [30, 40, 45, 45, 45].map(at),
    );
    expect(endOfHold(FIRST)).toEqual(at(45));
  });

  test('a cart without a reservation begins its first one', () => {
    expect(nextHold(null, START)).toEqual({ kind: 'hold', hold: FIRST });
  });

  test('leaving and coming back continues the same reservation, so its end is unchanged', () => {
    expect(nextHold(held(30), at(20))).toEqual({ kind: 'hold', hold: FIRST });
  });

  test('with little time left, or after the end, a second reservation begins', () => {
    for (const minute of [36, 46, 59])
      expect(nextHold(held(45), at(minute))).toEqual({ kind: 'hold', hold: { since: at(minute), round: 2 } });
  });

  test('after the second reservation in a row the cart waits a quarter of an hour', () => {
    expect(nextHold(held(45, 2), at(46))).toEqual({ kind: 'pause', until: at(60) });
    expect(nextHold(held(45, 2), at(60))).toEqual({ kind: 'hold', hold: { since: at(60), round: 1 } });
  });

  test('after any sequence of steps a cart reserves twice for 45 minutes at most before it has to wait', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 }), (waits) => {
        let now = START;
        let former: FormerHold | null = null;
        for (const wait of waits) {
          now = new Date(now.getTime() + wait * 60_000);
          const next = nextHold(former, now);
          if (next.kind === 'pause') {
            expect(next.until > now).toBe(true);
            continue;
          }
          const until = holdUntil(next.hold, now);
          expect(until.getTime() - next.hold.since.getTime()).toBeLessThanOrEqual(45 * 60_000);
          expect(next.hold.round).toBeLessThanOrEqual(HOLD_RULES.roundsInARow);
          former = { ...next.hold, until };
        }
      }),
    );
  });
});

describe('how many pieces are reserved', () => {
  test('one checkout may reserve five pieces or a quarter of the stock', () => {
    expect(allowance({ onHand: 200, held: 0, heldAtPlace: 0, own: 0 })).toEqual({
      available: 200,
      allowed: 50,
    });
    expect(allowance({ onHand: 12, held: 0, heldAtPlace: 0, own: 0 })).toEqual({ available: 12, allowed: 5 });
  });

  test('all checkouts of one place may reserve half of the stock, and of a few pieces three', () => {
    expect(allowance({ onHand: 200, held: 90, heldAtPlace: 90, own: 0 })).toEqual({
      available: 110,
      allowed: 10,
    });
    expect(allowance({ onHand: 200, held: 100, heldAtPlace: 100, own: 0 }).allowed).toBe(0);
    expect(allowance({ onHand: 5, held: 0, heldAtPlace: 0, own: 0 })).toEqual({ available: 5, allowed: 3 });
    expect(allowance({ onHand: 1, held: 0, heldAtPlace: 0, own: 0 })).toEqual({ available: 1, allowed: 1 });
  });

  test('pieces that a checkout has reserved stay when others have bought in the meantime', () => {
    expect(allowance({ onHand: 5, held: 0, heldAtPlace: 0, own: 5 }).allowed).toBe(5);
  });

  test('never more than the stock, and never less than zero', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(600), fc.nat(600), (onHand, held, heldAtPlace) => {
        const { available, allowed } = allowance({ onHand, held, heldAtPlace, own: 0 });
        expect(allowed).toBeGreaterThanOrEqual(0);
        expect(allowed).toBeLessThanOrEqual(available);
        expect(allowed + heldAtPlace).toBeLessThanOrEqual(
          Math.max(heldAtPlace, HOLD_RULES.place.floor, Math.floor(onHand / 2)),
        );
      }),
    );
  });
});
