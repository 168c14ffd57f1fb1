import { parseStamp } from './stamps.ts';

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

/** A sum in the pieces that a price is drawn from; `sign` is empty for what is not negative. */
export type MoneyParts = { sign: string; whole: string; decimal: string; fraction: string; currency: string };

/**
 * Numbers, sums and dates as one language writes them in one time zone.
 * Made once per language: constructing `Intl` formatters costs more than all a page formats with them.
 */
export const createFormats = (formatTag: string, timeZone: string) => {
  const money = cached(
    (currency) =>
      new Intl.NumberFormat(formatTag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  );
  const number = new Intl.NumberFormat(formatTag, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(formatTag, { style: 'percent', maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(formatTag, { dateStyle: 'long', timeZone });
  const shortDay = new Intl.DateTimeFormat(formatTag, { day: 'numeric', month: 'short', timeZone });
  // Swedish writes dates as tables want them: 2026-03-01 14:05.
  const record = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const countries = new Intl.DisplayNames(formatTag, { type: 'region' });

  return {
    /** `12.5, 'EUR'` → `12,50 €`. */
    money: (amount: number, currency: string): string => money(currency).format(amount),

    moneyParts: (amount: number, currency: string): MoneyParts => {
      const parts = money(currency).formatToParts(amount);
      const of = (...types: string[]) =>
        parts.flatMap((part) => (types.includes(part.type) ? [part.value] : [])).join('');
      return {
        sign: of('minusSign'),
        whole: of('integer', 'group'),
        decimal: of('decimal'),
        fraction: of('fraction'),
        currency: of('currency'),
      };
    },

    number: (value: number): string => number.format(value),
    /** A fraction: 0.25 → `25 %`. */
    percent: (fraction: number): string => percent.format(fraction),
    /** A day in running text. */
    date: (stamp: string | Date): string => day.format(parseStamp(stamp)),
    shortDate: (stamp: string | Date): string => shortDay.format(parseStamp(stamp)),
    /** `yyyy-MM-dd HH:mm`, for tables and records. */
    dateTime: (stamp: string | Date): string => record.format(parseStamp(stamp)),
    country: (isoCode: string): string => countries.of(isoCode) ?? isoCode,
  };
};

export type Formats = ReturnType<typeof createFormats>;
