import { QuoteItem } from '@shop/contracts/quotes';
import { findCurrencyByCode } from '@shop/domain/currencies';
import { Problem } from '@shop/commerce-kit/problem';
import { linkToColumns, toColumns, type NewLine } from '@shop/commerce-quotes';
import type { ImportColumn, TypedRow } from './read-table.ts';

export type Fault = { readonly column: ImportColumn; readonly code: string };
export type ReadRow = { readonly faults: readonly Fault[]; readonly line: NewLine | null };

const DOLLARS = 2;

/** The columns of an item's fields. */
const COLUMN_OF: Readonly<Record<string, ImportColumn>> = {
  ...{ url: 'link', links: 'link', title: 'name', options: 'options' },
  ...{ quantity: 'quantity', price: 'price', currency_id: 'currency' },
};

/** `1 234,50` and `1234.5` alike; undefined for what is no number. */
const numberIn = (typed: string): number | undefined => {
  const tidy = typed.replaceAll(/[\s\u00A0]/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,4})?$/.test(tidy) ? Number(tidy) : undefined;
};

/** Faults that the item's own rules do not know: what is no number, and no currency. */
const typedFaults = (row: TypedRow): Fault[] => {
  const quantity = row.get('quantity');
  const price = row.get('price');
  const currency = row.get('currency');
  return [
    ...(/^\d{1,4}$/.test(quantity) ? [] : [{ column: 'quantity', code: 'whole_number' } as const]),
    ...(price === '' || numberIn(price) !== undefined ? [] : [{ column: 'price', code: 'number' } as const]),
    ...(currency === '' || findCurrencyByCode(currency.toUpperCase())
      ? []
      : [{ column: 'currency', code: 'currency' } as const]),
  ];
};

const firstOfEach = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ column }, at) => faults.findIndex((other) => other.column === column) === at);

const faultsIn = (errors: Problem['errors']): Fault[] =>
  Object.entries(errors).flatMap(([field, [code = 'invalid']]) => {
    const column = COLUMN_OF[field];
    return column ? [{ column, code }] : [];
  });

/** The title that the row's link gives, or the fault of the link. */
const readLink = (row: TypedRow): { readonly title: string; readonly faults: readonly Fault[] } => {
  const link = row.get('link');
  if (link === '') return { title: '', faults: [] };
  try {
    return { title: linkToColumns(link).title, faults: [] };
  } catch (error) {
    if (error instanceof Problem) return { title: '', faults: faultsIn(error.errors) };
    throw error;
  }
};

const itemOf = (row: TypedRow, title: string): unknown => ({
  ...{ url: row.get('link'), title, options: row.get('options'), quantity: Number(row.get('quantity')) },
  price: row.get('price') === '' ? null : numberIn(row.get('price')),
  currency_id: findCurrencyByCode(row.get('currency').toUpperCase())?.id ?? DOLLARS,
  ...{ category_id: null, weight_kg: null, sides_cm: null },
});

const itemFaults = (item: unknown): Fault[] => {
  const parsed = QuoteItem.safeParse(item);
  const issues = parsed.error?.issues ?? [];
  return issues.flatMap(({ path: [field], message }) => faultsIn({ [String(field)]: [message] }));
};

/** A line of a quote, or every column that is wrong with its code. */
export const readRow = (row: TypedRow): ReadRow => {
  const { title, faults: linkFaults } = readLink(row);
  const item = itemOf(row, row.get('name') || title);
  const faults = firstOfEach([...typedFaults(row), ...linkFaults, ...itemFaults(item)]);
  return faults.length > 0 ? { faults, line: null } : { faults, line: toColumns(QuoteItem.parse(item)) };
};
