import type { PriceTerms } from '@shop/database';
import { describe, expect, test } from 'vitest';
import { pastTermsOf } from './past-terms.ts';
import { SOME_TERMS } from './testing.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const at = day('2026-08-01');
const byRate = (EUR: number): PriceTerms => ({
  ...SOME_TERMS,
  currency: 'EUR',
  rates: { ...SOME_TERMS.rates, EUR },
});

/** The rates of some days, each until the next one. */
const past = (rates: readonly [from: string, rate: number | null][], since = '2026-06-01') =>
  pastTermsOf({
    ...{ at, since: day(since), moments: rates.map(([from]) => day(from)) },
    termsAt: (then) => {
      const [, rate] = rates.findLast(([from]) => day(from) <= then) ?? ['', null];
      return rate === null ? null : byRate(rate);
    },
  }).map(({ since: from, until, terms }) => [from.slice(0, 10), until.slice(0, 10), terms.rates.EUR]);

describe('earlier terms', () => {
  test('range from the first day that counts to the current terms', () => {
    const rates: [string, number][] = [
      ['2026-01-01', 900_000],
      ['2026-06-20', 910_000],
      ['2026-07-10', 920_000],
    ];
    expect(past(rates)).toEqual([
      ['2026-06-01', '2026-06-20', 900_000],
      ['2026-06-20', '2026-07-10', 910_000],
    ]);
    expect(past(rates, '2026-07-15')).toEqual([]);
  });

  test('with equal prices are merged when adjacent, and those equal to the current ones are left out', () => {
    const rates: [string, number][] = [
      ['2026-01-01', 900_000],
      ['2026-06-10', 900_000],
      ['2026-06-20', 920_000],
      ['2026-07-01', 910_000],
      ['2026-07-10', 920_000],
    ];
    expect(past(rates)).toEqual([
      ['2026-06-01', '2026-06-20', 900_000],
      ['2026-07-01', '2026-07-10', 910_000],
    ]);
  });

  test('do not exist while the shop did not deliver', () => {
    expect(
      past([
        ['2026-06-20', 900_000],
        ['2026-06-25', null],
        ['2026-07-01', 900_000],
        ['2026-07-02', 920_000],
      ]),
    ).toEqual([
      ['2026-06-20', '2026-06-25', 900_000],
      ['2026-07-01', '2026-07-02', 900_000],
    ]);
  });
});
