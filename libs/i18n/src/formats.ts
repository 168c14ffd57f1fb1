import { FALLBACK_FORMAT_TAG } from '@shop/domain/languages';
import { parseStamp } from './stamps.ts';

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const MOST_RANGES = 500;

/** Machines differ in the space around a dash; the server and the browser must write the same. */
const ANY_SPACES = /\s+/g;

const cached = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};

/**
 * Ranges of days by the quarter of an hour that they are counted from: in every time zone a day begins at
 * one. A product's page formats the same range three times, and `Intl` takes longer for each than for all of
 * its sums together.
 */
const keptRanges = (write: (first: number, last: number) => string) => {
  const written = new Map<string, string>();
  return (moment: number, from: number, to: number): string => {
    const key = `${Math.floor(moment / QUARTER_MS)} ${from} ${to}`;
    const known = written.get(key);
    if (known !== undefined) return known;
    const fresh = write(moment + from * DAY_MS, moment + to * DAY_MS);
    if (written.size >= MOST_RANGES) written.clear();
    written.set(key, fresh);
    return fresh;
  };
};

/**
 * Numbers, sums and dates in the format of one language and one time zone. Created once per language:
 * constructing `Intl` formatters costs more than all formatting of a page.
 */
export const createFormats = (formatTag: string, timeZone: string) => {
  // Without a second tag `Intl` falls back to the machine's language, which is unrelated to the visitor.
  const tags = [formatTag, FALLBACK_FORMAT_TAG];
  const money = cached(
    (currency) =>
      new Intl.NumberFormat(tags, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  );
  const number = new Intl.NumberFormat(tags, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(tags, { style: 'percent', maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(tags, { dateStyle: 'long', timeZone });
  const dayAndMonth = new Intl.DateTimeFormat(tags, { day: 'numeric', month: 'long', timeZone });
  // Swedish has the date format of tables: 2026-03-01 14:05.
  const record = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const names = new Intl.DisplayNames(tags, { type: 'region' });
  const country = cached((isoCode) => names.of(isoCode) ?? isoCode);

  const days = keptRanges((first, last) => {
    const parts = dayAndMonth.formatRangeToParts(first, last);
    // At the turn of the year `Intl` adds both years; delivery days need none.
    const text = parts.some(({ type }) => type === 'year')
      ? [dayAndMonth.format(first), dayAndMonth.format(last)].join(' – ')
      : parts.map(({ value }) => value).join('');
    // A line may end with the dash, never begin with it.
    return text.replace(ANY_SPACES, ' ').replace(' –', '\u00a0–');
  });

  return {
    /** `12.5, 'EUR'` → `12,50 €`. */
    money: (amount: number, currency: string): string => money(currency).format(amount),

    /** `'EUR'` → `€`: next to fields with sums. */
    currencySign: (currency: string): string =>
      money(currency)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,

    number: (value: number): string => number.format(value),
    /** A fraction: 0.25 → `25%`, in Lithuanian `25 %`. */
    percent: (fraction: number): string => percent.format(fraction),
    /** A day in running text. */
    date: (stamp: string | Date): string => day.format(parseStamp(stamp)),
    /** `27–30 November`: a range of days counted from a moment, without a year. */
    daysAfter: days,
    /** `yyyy-MM-dd HH:mm`, for tables and records. */
    dateTime: (stamp: string | Date): string => record.format(parseStamp(stamp)),
    country,
  };
};

export type Formats = ReturnType<typeof createFormats>;
