import { stringify } from 'csv-stringify/sync';
import type { Amount } from '@shop/domain/money';
import { toWire } from '@shop/domain/wire-amount';
import type { Locale } from '@shop/commerce-kit/shop-brand';

export type SheetColumn<Key extends string> = { readonly key: Key; readonly header: string };
/** An amount in 1/10000 is written as a number, everything else as text. */
export type SheetCell = string | { readonly amount: Amount };

/** English spreadsheets separate columns by commas, those of the other languages by semicolons, with decimal commas. */
const byLocale = (locale: Locale) =>
  locale === 'en' ? { delimiter: ',', decimal: '.' } : { delimiter: ';', decimal: ',' };

/** What a spreadsheet would calculate, also behind spaces and as wide signs. */
const FORMULA = /^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A CSV file with its head row, for a spreadsheet of the reader's language. A cell of text never begins a formula. */
export const writeSheet = <Key extends string>(
  rows: readonly Readonly<Record<Key, SheetCell>>[],
  columns: readonly SheetColumn<Key>[],
  locale: Locale,
): string => {
  const { delimiter, decimal } = byLocale(locale);
  const written = (cell: SheetCell): string => {
    if (typeof cell !== 'string') return toWire(cell.amount).toFixed(2).replace('.', decimal);
    return FORMULA.test(cell) ? `'${cell}` : cell;
  };
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ key }) => written(row[key]))),
  ];
  return stringify(lines, { bom: true, delimiter, record_delimiter: 'windows' });
};
