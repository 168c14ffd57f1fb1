import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actAfterMeasuring,
  FORWARD_ACTS,
  moveForward,
  type ForwardAct,
  type ForwardState,
} from './forwarding/forward-state.ts';
import { movePackage, PACKAGE_ACTS, type PackageState } from './forwarding/package-state.ts';
import { storageFee } from './forwarding/storage.ts';
import { fromCents } from './money.ts';
import { priceQuote, type QuotedLine } from './quotes/price-quote.ts';
import { moveQuote, QUOTE_ACTS, validUntil, type QuoteState } from './quotes/quote-state.ts';
import { aTariff, aThing } from './tariff/testing.ts';

/** Together 200,000 steps on the three machines. */
const WALKS = { numRuns: 840 };
const LENGTH = { minLength: 80, maxLength: 80, size: 'max' } as const;

const DAY_MS = 86_400_000;
const START = new Date('2026-06-01T00:00:00Z');
const later = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Most steps happen on the same day. */
const aJump = (most: number) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: most }));

/** Acts that end a walk are rare, so that most walks are long. */
const anAct = <Act extends string>(
  acts: readonly Act[],
  ends: readonly NoInfer<Act>[],
): fc.Arbitrary<Act> => {
  const goesOn: fc.Arbitrary<Act> = fc.constantFrom(...acts.filter((act) => !ends.includes(act)));
  const any: fc.Arbitrary<Act> = fc.constantFrom(...acts);
  return fc.oneof({ weight: 30, arbitrary: goesOn }, { weight: 1, arbitrary: any });
};

const termsOf = (cents: number) => ({
  tariff: aTariff({ weightBands: [{ upToG: null, base: fromCents(cents), perStep: 0 }], vat: 210_000 }),
  tiers: [],
  couriers: [],
});
const offerAt = (now: Date, cents: number) => {
  const lines: QuotedLine[] = [{ ...aThing(), price: cents * 7, currency: 'USD' }];
  return { lines, cents, total: priceQuote(lines, termsOf(cents)).total, until: validUntil(now) };
};
type Offer = ReturnType<typeof offerAt>;

const mustBeAcceptable = (offer: Offer | null, now: Date): void => {
  expect(offer).not.toBeNull();
  if (!offer) return;
  expect(now <= offer.until).toBe(true);
  // By what the offer has kept, whatever the tariff is now.
  expect(priceQuote(offer.lines, termsOf(offer.cents)).total).toBe(offer.total);
};

test('quotes walked at random, while days pass and tariffs change: an accepted offer is valid, and recomputes to the cent', () => {
  let accepted = 0;
  const aStep = fc.record({
    act: anAct(QUOTE_ACTS, ['cancel', 'decline', 'refuse']),
    days: aJump(9),
    cents: fc.integer({ min: 1, max: 9_000 }),
  });
  fc.assert(
    fc.property(fc.array(aStep, LENGTH), (steps) => {
      let state: QuoteState = 'draft';
      let offer: Offer | null = null;
      let now = START;
      for (const { act, days, cents } of steps) {
        now = later(now, days);
        if (state === 'offered' && offer && now > offer.until) state = 'expired';
        const moved = moveQuote(state, act);
        if (!moved.ok) continue;
        if (act === 'offer') offer = offerAt(now, cents);
        if (act === 'accept') {
          mustBeAcceptable(offer, now);
          accepted += 1;
        }
        state = moved.value;
      }
    }),
    WALKS,
  );
  expect(accepted).toBeGreaterThan(50);
});

test('packages walked at random, while days pass: the clock of storage begins once, and its fee never falls', () => {
  const terms = { freeDays: 30, mostDays: 90, perDay: 100 };
  const aStep = fc.record({ act: anAct(PACKAGE_ACTS, ['send_back', 'dispose', 'abandon']), days: aJump(20) });
  fc.assert(
    fc.property(fc.array(aStep, LENGTH), (steps) => {
      let state: PackageState = 'announced';
      let now = START;
      const begun: Date[] = [];
      let fee = 0;
      for (const { act, days } of steps) {
        now = later(now, days);
        const moved = movePackage(state, act);
        if (moved.ok && act === 'store') begun.push(now);
        state = moved.ok ? moved.value : state;
        const next = storageFee(begun, now, terms);
        expect(next).toBeGreaterThanOrEqual(fee);
        fee = next;
      }
      expect(begun.length).toBeLessThanOrEqual(1);
    }),
    WALKS,
  );
});

const mustBeInOrder = (done: readonly ForwardAct[]): void => {
  if (done.includes('ask_approval') && done.includes('pay')) expect(done).toContain('approve');
  if (done.includes('hand_over')) expect(done).toEqual(expect.arrayContaining(['declare', 'measure', 'pay']));
  expect(done.filter((act) => act === 'pay').length).toBeLessThanOrEqual(1);
};

test('forward requests walked at random: none above its cap is billed unasked, and none is handed over unpaid', () => {
  let handedOver = 0;
  const aStep = fc.record({
    act: anAct(FORWARD_ACTS, ['cancel']),
    total: fc.integer({ min: 1, max: 100 }),
    cap: fc.option(fc.integer({ min: 1, max: 100 })),
  });
  fc.assert(
    fc.property(fc.array(aStep, LENGTH), (steps) => {
      let state: ForwardState = 'requested';
      const done: ForwardAct[] = [];
      for (const { act, total, cap } of steps) {
        const next = state === 'measured' ? actAfterMeasuring(total, cap) : act;
        if (state === 'measured') expect(next === 'ask_approval').toBe(cap !== null && total > cap);
        const moved = moveForward(state, next);
        if (!moved.ok) continue;
        state = moved.value;
        done.push(next);
      }
      mustBeInOrder(done);
      handedOver += done.includes('hand_over') ? 1 : 0;
    }),
    WALKS,
  );
  expect(handedOver).toBeGreaterThan(50);
});
