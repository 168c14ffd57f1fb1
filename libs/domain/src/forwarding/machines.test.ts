import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actAfterMeasuring,
  FORWARD_ACTS,
  FORWARD_STATES,
  moveForward,
  type ForwardAct,
  type ForwardState,
} from './forward-state.ts';
import {
  isForwardable,
  movePackage,
  PACKAGE_ACTS,
  PACKAGE_STATES,
  type PackageState,
} from './package-state.ts';
import { storageFee } from './storage.ts';

const PACKAGE_TABLE = {
  receive: [['announced'], 'received'],
  lose_owner: [['received'], 'unidentified'],
  identify: [['unidentified'], 'received'],
  check: [['received'], 'checked'],
  store: [['checked'], 'in_storage'],
  hold: [['checked'], 'restricted_hold'],
  send_back: [['restricted_hold'], 'returned'],
  dispose: [['restricted_hold'], 'disposed'],
  pack: [['in_storage', 'overdue'], 'packed'],
  unpack: [['packed'], 'in_storage'],
  ship: [['packed'], 'shipped'],
  become_overdue: [['in_storage'], 'overdue'],
  abandon: [['overdue'], 'abandoned'],
} as const;

describe.each(PACKAGE_ACTS)('package: %s', (act) => {
  test.each(PACKAGE_STATES)('from %s', (from) => {
    const [allowed, to] = PACKAGE_TABLE[act];
    expect(movePackage(from, act)).toEqual(
      (allowed as readonly PackageState[]).includes(from)
        ? { ok: true, value: to }
        : { ok: false, error: { kind: 'impossible', from, to } },
    );
  });
});

const FORWARD_TABLE = {
  await_declaration: [['requested'], 'awaiting_declaration'],
  declare: [['awaiting_declaration'], 'packing'],
  measure: [['packing'], 'measured'],
  ask_approval: [['measured'], 'approval_required'],
  bill: [['measured'], 'awaiting_payment'],
  approve: [['approval_required'], 'awaiting_payment'],
  pay: [['awaiting_payment'], 'paid'],
  hand_over: [['paid'], 'handed_over'],
  deliver: [['handed_over'], 'delivered'],
  cancel: [
    ['requested', 'awaiting_declaration', 'packing', 'approval_required', 'awaiting_payment'],
    'cancelled',
  ],
} as const;

describe.each(FORWARD_ACTS)('forward request: %s', (act) => {
  test.each(FORWARD_STATES)('from %s', (from) => {
    const [allowed, to] = FORWARD_TABLE[act];
    expect(moveForward(from, act)).toEqual(
      (allowed as readonly ForwardState[]).includes(from)
        ? { ok: true, value: to }
        : { ok: false, error: { kind: 'impossible', from, to } },
    );
  });
});

test('only a price above the cap waits for the client', () => {
  expect(actAfterMeasuring(1_000, null)).toBe('bill');
  expect(actAfterMeasuring(1_000, 1_000)).toBe('bill');
  expect(actAfterMeasuring(1_001, 1_000)).toBe('ask_approval');
});

test('on any walk no package leaves unpacked, no request unpaid, and nothing leaves an end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PACKAGE_ACTS), { maxLength: 60 }), (acts) => {
      let state: PackageState = 'announced';
      const seen: PackageState[] = [state];
      for (const act of acts) {
        const moved = movePackage(state, act);
        if (!moved.ok) continue;
        expect(isForwardable(state)).toBe(state === 'in_storage' || state === 'overdue');
        state = moved.value;
        seen.push(state);
      }
      const shipped = seen.indexOf('shipped');
      if (shipped >= 0) {
        expect(seen[shipped - 1]).toBe('packed');
        expect(seen.slice(shipped)).toEqual(['shipped']);
      }
      if (seen.includes('in_storage')) expect(seen.slice(0, seen.indexOf('in_storage'))).toContain('checked');
    }),
    { numRuns: 1_000 },
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...FORWARD_ACTS), { maxLength: 60 }), (acts) => {
      let state: ForwardState = 'requested';
      const done: ForwardAct[] = [];
      for (const act of acts) {
        const moved = moveForward(state, act);
        if (!moved.ok) continue;
        state = moved.value;
        done.push(act);
      }
      if (done.includes('hand_over')) expect(done.indexOf('pay')).toBe(done.indexOf('hand_over') - 1);
      if (done.includes('pay')) {
        expect(done).toContain('declare');
        expect(done).toContain('measure');
        expect(done).not.toContain('cancel');
      }
      if (done.includes('cancel')) expect(done.at(-1)).toBe('cancel');
    }),
    { numRuns: 1_000 },
  );
});

test('a storage clock goes on through every consolidation', () => {
  const terms = { freeDays: 30, mostDays: 90, perDay: 100 };
  const start = new Date('2026-06-01T00:00:00Z');
  const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 6 }), fc.nat(300), (arrivals, later) => {
      const now = 200 + later;
      const alone = arrivals.map((day) => storageFee([after(day)], after(now), terms));
      // Packed together, each costs what it would cost alone, and never less than the day before.
      const together = storageFee(arrivals.map(after), after(now), terms);
      expect(together).toBe(alone.reduce((sum, fee) => sum + fee, 0));
      expect(storageFee(arrivals.map(after), after(now + 1), terms)).toBeGreaterThanOrEqual(together);
    }),
  );
});

test.each([
  [0, 0],
  [30, 0],
  [31, 100],
  [90, 6_000],
  [400, 6_000],
])('%i days in the warehouse cost %i', (days, fee) => {
  const stored = new Date('2026-06-01T10:00:00Z');
  const at = new Date(stored.getTime() + days * 86_400_000 + 1);
  expect(storageFee([stored], at, { freeDays: 30, mostDays: 90, perDay: 100 })).toBe(fee);
});
