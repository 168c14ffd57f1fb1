import type { BodyOf } from '@shop/contracts/calls';
import type { quoteCalls } from '@shop/contracts/later-calls';
import type { QuoteLine } from '@shop/data-access/quotes';
import { findCurrencyByCode } from '@shop/domain/currencies';
import type { FormValues } from '@shop/page';

type Item = BodyOf<typeof quoteCalls.addItem>;

const DOLLARS = '2';
/** Of a field in the address: a host, or a figure. */
const LONGEST = 100;

/** A typed number, with a comma or a point; null for none. */
const numberOf = (typed = ''): number | null => {
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : Number(text);
};

/** Three sides or none: a part of a size says nothing. */
const sidesOf = (fields: FormValues): Item['sides_cm'] => {
  const [length, width, height] = [fields.length_cm, fields.width_cm, fields.height_cm].map(numberOf);
  return length && width && height ? [length, width, height] : null;
};

/** The sent form, converted for the call. */
export const toItem = (fields: FormValues): Item => ({
  url: fields.url?.trim() ?? '',
  title: fields.title ?? '',
  options: fields.options ?? '',
  quantity: Number(fields.quantity),
  price: numberOf(fields.price),
  currency_id: Number(fields.currency_id ?? DOLLARS),
  category_id: Number(fields.category_id) || null,
  weight_kg: numberOf(fields.weight_kg),
  sides_cm: sidesOf(fields),
});

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The form of an item of the draft. */
export const fromLine = (line: QuoteLine): FormValues => ({
  url: line.url ?? '',
  title: line.title,
  options: line.options,
  quantity: String(line.quantity),
  price: textOf(line.price),
  currency_id: textOf(findCurrencyByCode(line.currency)?.id),
  category_id: textOf(line.category_id),
  weight_kg: textOf(line.weight_kg),
  length_cm: textOf(line.sides_cm?.[0]),
  width_cm: textOf(line.sides_cm?.[1]),
  height_cm: textOf(line.sides_cm?.[2]),
});

/** The form of a new item; the calculator and the list of stores hand fields over in the address. */
export const fromAddress = (search: URLSearchParams): FormValues => ({
  ...{ url: '', title: '', options: '', quantity: '1', price: '', currency_id: DOLLARS },
  ...{ category_id: '', weight_kg: '', length_cm: '', width_cm: '', height_cm: '' },
  ...Object.fromEntries(
    ['price', 'currency_id', 'category_id', 'weight_kg', 'quantity', 'url'].flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value.slice(0, LONGEST)]];
    }),
  ),
});
