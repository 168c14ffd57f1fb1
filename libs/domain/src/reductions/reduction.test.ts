import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentOff, reductionOf, type PriceInterval, type ReductionLaw } from './index.ts';

const RIGA: ReductionLaw = { timeZone: 'Europe/Riga', stepsMonths: 0 };
const VILNIUS: ReductionLaw = { timeZone: 'Europe/Vilnius', stepsMonths: null };
const AMSTERDAM: ReductionLaw = { timeZone: 'Europe/Amsterdam', stepsMonths: 3 };

/** A history written as `['2026-01-01', 100], ['2026-03-01T12:00', 80]`, each from that moment in UTC. */
const history = (...changes: readonly (readonly [at: string, price: number])[]): PriceInterval[] =>
  changes.map(([at, price], index) => ({
    ...{ since: utc(at), price },
    until: changes[index + 1] ? utc(changes[index + 1]![0]) : null,
  }));
const utc = (text: string) => new Date(text.includes('T') ? `${text}Z` : text);
const on = (prices: PriceInterval[], now: string, law = RIGA) => reductionOf(prices, law, utc(now));

describe('a reduction', () => {
  const prices = history(['2026-01-01', 100], ['2026-03-10T12:00', 80]);

  test('is a price below the one before it, from the lowest price of the 30 days before', () => {
    expect(on(prices, '2026-03-11')).toEqual({
      ...{ price: 80, prior: 100, percent: 20, began: utc('2026-03-10T12:00') },
      countedFrom: utc('2026-02-07T22:00'),
      ends: utc('2026-04-08T21:00'),
    });
  });

  test('lasts for 30 days of the market’s calendar', () => {
    expect(on(prices, '2026-04-08T20:59:59')).not.toBeNull();
    expect(on(prices, '2026-04-08T21:00')).toBeNull();
  });

  test('is over when the price is raised, and a raised price is none', () => {
    expect(on(history(['2026-01-01', 100], ['2026-03-10', 80], ['2026-03-12', 90]), '2026-03-13')).toBeNull();
  });

  test('counts a price that lasted an hour, and the one valid at the start of the 30 days', () => {
    const hour = history(
      ['2026-01-01', 100],
      ['2026-03-01T10:00', 85],
      ['2026-03-01T11:00', 100],
      ['2026-03-10', 80],
    );
    expect(on(hour, '2026-03-11')).toMatchObject({ prior: 85, percent: 5 });
    const carried = history(['2025-01-01', 82], ['2026-02-20', 100], ['2026-03-10', 80]);
    expect(on(carried, '2026-03-11')).toMatchObject({ prior: 82, percent: 2 });
    const older = history(['2025-01-01', 82], ['2026-02-01', 100], ['2026-03-10', 80]);
    expect(on(older, '2026-03-11')).toMatchObject({ prior: 100, percent: 20 });
  });

  test('does not exist where the price was as low in those days, or under 1 %', () => {
    const before = (low: number) =>
      history(['2026-01-01', 1000], ['2026-03-01', low], ['2026-03-05', 1000], ['2026-03-10', 800]);
    expect(on(before(700), '2026-03-11')).toBeNull();
    expect(on(before(800), '2026-03-11')).toBeNull();
    expect(on(before(808), '2026-03-11')).toBeNull();
    expect(on(before(809), '2026-03-11')).toMatchObject({ prior: 809, percent: 1 });
  });

  test('never begins in a variant’s first 30 days on sale, at any length', () => {
    const young = history(['2026-01-01', 100], ['2026-01-30', 80]);
    expect(on(young, '2026-01-31')).toBeNull();
    expect(on(young, '2026-02-20')).toBeNull();
    expect(
      on(history(['2026-01-01', 100], ['2026-01-30', 80], ['2026-02-20', 70]), '2026-02-21'),
    ).toMatchObject({ prior: 80 });
  });

  test('takes days from the calendar of the market', () => {
    // Half past ten in the evening by UTC is the next day in Riga and still the same one in Amsterdam.
    const late = history(['2025-01-01', 90], ['2026-01-02T22:45', 100], ['2026-02-01T22:30', 80]);
    expect(on(late, '2026-02-02')).toMatchObject({ prior: 90, countedFrom: utc('2026-01-02T22:00') });
    expect(on(late, '2026-02-02', AMSTERDAM)).toMatchObject({
      prior: 90,
      countedFrom: utc('2026-01-01T23:00'),
    });
    const midnight = history(['2025-01-01', 90], ['2026-01-02T22:00', 100], ['2026-02-01T22:30', 80]);
    expect(on(midnight, '2026-02-02')).toMatchObject({ prior: 100 });
    expect(on(midnight, '2026-02-02', AMSTERDAM)).toMatchObject({ prior: 90 });
  });
});

describe('steps down without a rise', () => {
  const steps = history(['2026-01-01', 100], ['2026-03-01', 90], ['2026-03-20', 80]);

  test('are one reduction with the first one’s beginning where the law says so', () => {
    for (const law of [VILNIUS, AMSTERDAM])
      expect(on(steps, '2026-04-10', law)).toMatchObject({
        ...{ prior: 100, percent: 20, began: utc('2026-03-01') },
      });
    expect(on(steps, '2026-04-10')).toMatchObject({ prior: 90, percent: 11, began: utc('2026-03-20') });
  });

  test('end with the last step, at most after the months of the law', () => {
    const many = history(
      ...([
        ['2026-01-01', 100],
        ['2026-03-01T12:00', 90],
        ['2026-03-25', 80],
        ['2026-04-20', 70],
        ['2026-05-15', 60],
      ] as const),
    );
    expect(on(many, '2026-05-20', AMSTERDAM)).toMatchObject({ prior: 100, ends: utc('2026-05-31T22:00') });
    expect(on(many, '2026-05-20', VILNIUS)).toMatchObject({ prior: 100, ends: utc('2026-06-13T21:00') });
  });

  test('begin a new reduction after one has ended, and after a rise', () => {
    const later = history(['2026-01-01', 100], ['2026-03-01', 90], ['2026-05-01', 80]);
    expect(on(later, '2026-05-02', VILNIUS)).toMatchObject({ prior: 90, began: utc('2026-05-01') });
    const raised = history(['2026-01-01', 100], ['2026-03-01', 90], ['2026-03-03', 95], ['2026-03-05', 80]);
    expect(on(raised, '2026-03-06', VILNIUS)).toMatchObject({ prior: 90, began: utc('2026-03-05') });
  });
});

test('a percentage is rounded down from the two prices', () => {
  expect([percentOff(801, 1000), percentOff(800, 1000), percentOff(991, 1000)]).toEqual([19, 20, 0]);
  expect([percentOff(1000, 1000), percentOff(1200, 1000)]).toEqual([0, 0]);
});

// The oracle below checks the months in half hours and reads the calendar from a wall clock.
const SLOT_MS = 1_800_000;
const START = Date.UTC(2026, 0, 1);
const SLOTS = 48 * 330;
const DAY_MS = 86_400_000;

const calendars = new Map<string, number[]>();
const calendarOf = (timeZone: string): number[] => {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return Array.from({ length: SLOTS }, (_, at) => Date.parse(days.format(START + at * SLOT_MS)) / DAY_MS);
};
const dayOfSlot = (slot: number, timeZone: string): number => {
  const calendar = calendars.get(timeZone) ?? calendarOf(timeZone);
  calendars.set(timeZone, calendar);
  return calendar[slot] ?? NaN;
};

const monthsLater = (day: number, months: number): number => {
  const at = new Date(day * DAY_MS);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const dates = Array.from(
    { length: at.getUTCDate() },
    (_, date) => new Date(Date.UTC(year, month, date + 1)),
  );
  const wanted = ((month % 12) + 12) % 12;
  return Math.max(...dates.filter((date) => date.getUTCMonth() === wanted).map(Number)) / DAY_MS;
};

type Change = { slot: number; price: number };
type Asked = { changes: readonly Change[]; law: ReductionLaw };

const priceAt = ({ changes }: Asked, slot: number) =>
  changes.findLast((change) => change.slot <= slot)?.price;
const dayOf = ({ law }: Asked, slot: number) => dayOfSlot(slot, law.timeZone);

/** All half hours of the 30 days before one, the latest first. */
const slotsBefore = (asked: Asked, slot: number): number[] => {
  const slots: number[] = [];
  for (let at = slot - 1; at >= 0 && dayOf(asked, at) >= dayOf(asked, slot) - 30; at -= 1) slots.push(at);
  return slots;
};

/** A fall in price, and the variant was on sale in every half hour of the 30 days before. */
const counts = (asked: Asked, slot: number): boolean => {
  const before = slotsBefore(asked, slot);
  const isWhole = before.at(-1) !== 0 && before.every((at) => priceAt(asked, at) !== undefined);
  return isWhole && (priceAt(asked, slot) ?? 0) < (priceAt(asked, slot - 1) ?? 0);
};

const isInMonths = (asked: Asked, first: number, slot: number): boolean =>
  asked.law.stepsMonths === null ||
  dayOf(asked, slot) < monthsLater(dayOf(asked, first), asked.law.stepsMonths);

const isInDays = (asked: Asked, last: number, slot: number): boolean =>
  dayOf(asked, slot) < dayOf(asked, last) + 30;

const beginningOf = (asked: Asked): { first: number; last: number } | null => {
  let run: { first: number; last: number } | null = null;
  for (const { slot } of asked.changes.slice(1)) {
    const goesOn: boolean =
      run !== null && isInMonths(asked, run.first, slot) && isInDays(asked, run.last, slot);
    if (!counts(asked, slot)) run = null;
    else run = { first: run && goesOn ? run.first : slot, last: slot };
  }
  return run;
};

const oracle = (asked: Asked, now: number) => {
  const run = beginningOf(asked);
  if (!run || !isInDays(asked, run.last, now)) return null;
  if (run.first !== run.last && !isInMonths(asked, run.first, now)) return null;
  const prior = Math.min(...slotsBefore(asked, run.first).map((slot) => priceAt(asked, slot) ?? Infinity));
  const price = priceAt(asked, now) ?? 0;
  return prior > price && prior - price >= prior / 100 ? { price, prior, began: run.first } : null;
};

const ZONES = ['Europe/Vilnius', 'Europe/Amsterdam', 'Asia/Dubai', 'Asia/Kolkata', 'America/New_York'];
const laws = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  stepsMonths: fc.constantFrom(0, 1, 3, null),
});
/** Half hours, whole days and months between two changes; two changes within a day, and changes at midnight. */
const gaps = fc.oneof(
  fc.integer({ min: 1, max: 47 }),
  fc.integer({ min: 1, max: 12 }).map((days) => days * 48),
  fc.integer({ min: 1390, max: 1490 }),
);
const changesOf = fc
  .tuple(
    fc.integer({ min: 1, max: 48 * 40 }),
    fc.array(fc.tuple(gaps, fc.constantFrom(1000, 995, 990, 900, 800, 700), fc.boolean()), {
      minLength: 1,
      maxLength: 9,
    }),
    fc.integer({ min: 1, max: 48 * 33 }),
  )
  .map(([start, rest, wait]) => ({ start, rest, wait }));

test('for any history the figures equal those of an oracle that checks every half hour', () => {
  let reduced = 0;
  fc.assert(
    fc.property(laws, changesOf, (law, { start, rest, wait }) => {
      const toMidnight = (slot: number) => {
        let at = slot;
        while (dayOfSlot(at, law.timeZone) === dayOfSlot(at - 1, law.timeZone)) at += 1;
        return at;
      };
      const changes: Change[] = [{ slot: start, price: 1000 }];
      for (const [gap, price, isAtMidnight] of rest) {
        const last = changes.at(-1)!;
        const slot = isAtMidnight ? toMidnight(last.slot + gap) : last.slot + gap;
        if (price !== last.price && slot < SLOTS - 48 * 40) changes.push({ slot, price });
      }
      const now = changes.at(-1)!.slot + wait;
      const at = (slot: number) => new Date(START + slot * SLOT_MS);
      const prices = changes.map(({ slot, price }, index) => {
        const next = changes[index + 1];
        return { since: at(slot), until: next ? at(next.slot) : null, price };
      });
      const found = reductionOf(prices, law, at(now));
      const expected = oracle({ changes, law }, now);
      expect(found && { price: found.price, prior: found.prior, began: found.began }).toEqual(
        expected && { ...expected, began: at(expected.began) },
      );
      if (found) {
        reduced += 1;
        expect(found.percent).toBe(Math.floor(100 - (found.price * 100) / found.prior + 1e-9));
      }
    }),
    { numRuns: 1_500 },
  );
  expect(reduced).toBeGreaterThan(150);
});
