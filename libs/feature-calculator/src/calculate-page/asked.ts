import type { CalculateAsked } from '@shop/data-access/quotes';

/** The form's fields as they stand in the address. */
export type CalculatorFields = {
  readonly price: string;
  readonly currency: string;
  readonly quantity: string;
  readonly kind: string;
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly country: string;
};

const NAMES = [
  'price',
  'currency',
  'quantity',
  'kind',
  'weight',
  'length',
  'width',
  'height',
  'country',
] as const;
const LONGEST = 20;
const DOLLARS = 2;

export const readFields = (search: URLSearchParams): CalculatorFields =>
  Object.fromEntries(
    NAMES.map((name) => [name, (search.get(name) ?? '').trim().slice(0, LONGEST)]),
  ) as CalculatorFields;

const numberOf = (typed: string): number | null => {
  const text = typed.replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,4})?$/.test(text) && Number(text) > 0 ? Number(text) : null;
};

export type Asked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'faulty'; readonly field: 'price' | 'quantity' | 'weight' }
  | { readonly kind: 'asked'; readonly asked: CalculateAsked };

const sidesOf = ({ length, width, height }: CalculatorFields): CalculateAsked['sides_cm'] => {
  const [first, second, third] = [length, width, height].map(numberOf);
  return first && second && third ? [first, second, third] : null;
};

type Fault = Extract<Asked, { kind: 'faulty' }>['field'];

export const MOST_PIECES = 99;

const faultOf = (fields: CalculatorFields): Fault | null => {
  if (numberOf(fields.price) === null) return 'price';
  const quantity = quantityOf(fields);
  if (quantity === null || !Number.isInteger(quantity) || quantity > MOST_PIECES) return 'quantity';
  const hasWeight = numberOf(fields.weight) !== null;
  const hasKind = fields.weight === '' && Number(fields.kind) > 0;
  return hasWeight || hasKind ? null : 'weight';
};

const quantityOf = ({ quantity }: CalculatorFields): number | null =>
  numberOf(quantity === '' ? '1' : quantity);

/** The call that an address asks for; which field is wrong; or nothing before the form is sent. */
export const readAsked = (search: URLSearchParams, ownCountryId: number): Asked => {
  if (!search.has('price')) return { kind: 'nothing' };
  const fields = readFields(search);
  const field = faultOf(fields);
  if (field !== null) return { kind: 'faulty', field };
  return {
    kind: 'asked',
    asked: {
      price: numberOf(fields.price) ?? 0,
      quantity: quantityOf(fields) ?? 1,
      currency_id: Number(fields.currency) || DOLLARS,
      category_id: Number(fields.kind) || null,
      weight_kg: numberOf(fields.weight),
      sides_cm: sidesOf(fields),
      country_id: Number(fields.country) || ownCountryId,
    },
  };
};
