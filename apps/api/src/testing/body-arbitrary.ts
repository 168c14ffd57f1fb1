import fc from 'fast-check';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
/** By field: values that exist in the shop, so that calls get past their first query. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

type Bag = { minimum?: number; maximum?: number; format?: string; patterns?: Set<RegExp> };
type Def = {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  items?: readonly Schema[];
  valueType?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, string>;
  values?: readonly unknown[];
};

const LARGEST_COLUMN = 2 ** 31 - 1;

const textOf = ({ minimum = 0, maximum = 60, format, patterns }: Bag): fc.Arbitrary<string> => {
  if (format === 'email') return fc.nat(50).map((at) => `shopper-${at}@example.com`);
  const [pattern] = patterns ?? [];
  if (pattern) return fc.stringMatching(pattern).filter((text) => text.length <= maximum);
  return fc.string({ minLength: minimum, maxLength: Math.min(maximum, minimum + 60), unit: 'grapheme' });
};

const numberOf = ({ minimum = -LARGEST_COLUMN, maximum = LARGEST_COLUMN }: Bag): fc.Arbitrary<number> =>
  fc.integer({ min: Math.max(minimum, -LARGEST_COLUMN), max: Math.min(maximum, LARGEST_COLUMN) });

type Maker = (def: Def, bag: Bag, known: Known) => fc.Arbitrary<unknown>;

const MAKERS: Readonly<Record<string, Maker>> = {
  string: (_def, bag) => textOf(bag),
  number: (_def, bag) => numberOf(bag),
  int: (_def, bag) => numberOf(bag),
  boolean: () => fc.boolean(),
  enum: ({ entries = {} }) => fc.constantFrom(...Object.values(entries)),
  literal: ({ values = [] }) => fc.constantFrom(...values),
  nullable: ({ innerType }, _bag, known) => fc.option(bodiesOf(innerType as Schema, known)),
  optional: ({ innerType }, _bag, known) =>
    fc.option(bodiesOf(innerType as Schema, known), { nil: undefined }),
  array: ({ element }, _bag, known) => fc.array(bodiesOf(element as Schema, known), { maxLength: 5 }),
  tuple: ({ items = [] }, _bag, known) => fc.tuple(...items.map((item) => bodiesOf(item, known))),
  union: ({ options = [] }, _bag, known) => fc.oneof(...options.map((option) => bodiesOf(option, known))),
  record: ({ valueType }, _bag, known) =>
    valueType?._zod.def.type === 'never'
      ? fc.constant({})
      : fc.dictionary(fc.string(), bodiesOf(valueType as Schema, known), { maxKeys: 6 }),
  object: ({ shape = {} }, _bag, known) =>
    fc.record(
      Object.fromEntries(
        Object.entries(shape).map(([name, field]) => [name, fieldOf(bodiesOf(field, known), known[name])]),
      ),
    ),
};

const fieldOf = (made: fc.Arbitrary<unknown>, there: readonly unknown[] | undefined) =>
  there ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...there) }, made) : made;

/** Bodies that match a contract's schema; `known` values are used for most of the fields that they name. */
export const bodiesOf = (schema: Schema, known: Known = {}): fc.Arbitrary<unknown> => {
  const { def, bag } = schema._zod as unknown as { def: Def; bag: Bag };
  const make = MAKERS[def.type];
  if (!make) throw new Error(`No bodies can be made of a ${def.type} yet`);
  return make(def, bag, known);
};
