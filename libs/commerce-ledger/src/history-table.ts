import { stringify } from 'csv-stringify/sync';
import { balanceLabel, balanceOrderNumber, shownEntryId, shownProcessor } from '@shop/domain/balance-history';
import { LEDGER_TYPE } from '@shop/domain/ledger';
import { toWire } from '@shop/domain/wire-amount';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import type { HistoryRow } from './history.repository.ts';
import { historyTexts } from './history.texts.ts';

type Shown = {
  readonly locale: Locale;
  readonly timeZone: string;
  /** ISO 4217, of the account. */
  readonly currency: string;
};

const COLUMNS = [
  'id',
  'date',
  'about',
  'note',
  'order',
  'processor',
  'currency',
  'amount',
  'before',
  'after',
] as const;

/**
 * English spreadsheets separate columns by commas, those of the other languages by semicolons, with decimal
 * commas.
 */
const byLocale = (locale: Locale) =>
  locale === 'en' ? { delimiter: ',', decimal: '.' } : { delimiter: ';', decimal: ',' };

/** A history as CSV with its head row, for a spreadsheet of the reader's language. A cell never begins a formula. */
export const historyTable = (rows: readonly HistoryRow[], { locale, timeZone, currency }: Shown): string => {
  const texts = historyTexts(locale);
  const { delimiter, decimal } = byLocale(locale);
  const money = (amount: number) => toWire(amount).toFixed(2).replace('.', decimal);
  const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const lines = rows.map((row) => ({
    id: shownEntryId(row.id),
    date: day.format(row.created_at),
    about: texts(`balance.label.${balanceLabel(row)}`),
    note: row.note ?? '',
    order: balanceOrderNumber(row) ?? '',
    processor: shownProcessor(row) ?? '',
    currency,
    amount: money(row.type === LEDGER_TYPE.addition ? row.amount : -row.amount),
    before: money(row.starting_balance),
    after: money(row.end_balance),
  }));
  return stringify(lines.map(asText), {
    bom: true,
    header: true,
    delimiter,
    record_delimiter: 'windows',
    columns: COLUMNS.map((key) => ({ key, header: texts(`balance.column.${key}`) })),
  });
};

const FORMULA = /^[=+\-@\t\r]/;

/** Amounts are numbers; other cells that a spreadsheet would calculate are marked as text. */
const asText = <Line extends { note: string; order: string; processor: string }>(line: Line): Line => ({
  ...line,
  note: line.note.replace(FORMULA, "'$&"),
  order: line.order.replace(FORMULA, "'$&"),
  processor: line.processor.replace(FORMULA, "'$&"),
});
