import type { ChoiceIds } from './choice-ids.ts';
import type { PickedRange, PickedTerms, Picks } from './picks.ts';
import { sql, type Sql } from './sql.ts';

/** The goods of a listing before a shopper's filters. */
export type ListingScope = {
  readonly categoryId: number | null;
  readonly offersOnly: boolean;
  /** A query of the text index, or null without a search term. */
  readonly textQuery: string | null;
  /** The query whose matches rank above other matches; null without one. */
  readonly exactQuery: string | null;
  /** Colours and sizes that the search term names. */
  readonly choices: readonly PickedTerms[];
};

export const WHOLE_CATALOGUE: ListingScope = {
  categoryId: null,
  offersOnly: false,
  textQuery: null,
  exactQuery: null,
  choices: [],
};

const TRUE = sql`true`;

export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? TRUE : sql.join([...conditions], sql` and `);

export const any = (conditions: readonly Sql[]): Sql =>
  sql.join(
    conditions.map((one) => sql`(${one})`),
    sql` or `,
  );

export const scopeCondition = ({ categoryId, offersOnly, textQuery }: ListingScope): Sql =>
  all([
    ...(categoryId === null ? [] : [sql`category_ids @> array[${categoryId}::int]`]),
    ...(offersOnly ? [sql`is_offer`] : []),
    ...(textQuery === null ? [] : [sql`document @@ ${textQuery}::tsquery`]),
  ]);

const factHolds = ({ key, ids }: PickedTerms): Sql => {
  if (key === 'manufacturer') return sql`manufacturer_id = any(${[...ids]}::int[])`;
  if (key === 'flag_ids') return sql`flag_ids && ${[...ids]}::int[]`;
  if (key === 'category_id' || key === 'category_ids') return sql`category_ids && ${[...ids]}::int[]`;
  return sql`value_ids && ${[...ids]}::int[]`;
};

const SCALES: Readonly<Record<string, number>> = { current_price: 10_000, discount_percentage: 1_000_000 };

export const inRange = ({ key, range: { min, max } }: PickedRange, column: Sql): Sql => {
  const scale = SCALES[key] ?? 1;
  return all([
    ...(min === undefined ? [] : [sql`${column} >= ${Math.round(min * scale)}::bigint`]),
    ...(max === undefined ? [] : [sql`${column} <= ${Math.round(max * scale)}::bigint`]),
  ]);
};

/**
 * One variant in stock has a value of every picked field, at a price within the ranges. Rows without prices of their
 * choices have one price for all variants. Only the choices are compared, not their values as well: the planner would
 * treat both as independent and estimate a tenth of the actual rows.
 */
const oneVariantHolds = (
  picked: readonly PickedTerms[],
  ranges: readonly PickedRange[],
  choiceIds: ChoiceIds,
): Sql => {
  if (picked.length === 0) return all(ranges.map((range) => sql`(${inRange(range, sql.ref(range.key))})`));
  // Values of variants in stock are the row's own, so one field alone needs no choice.
  const [alone, ...more] = picked;
  if (alone && more.length === 0 && ranges.length === 0) return sql`value_ids && ${[...alone.ids]}::int[]`;
  const choices = sql`${[...choiceIds(picked)]}::int[]`;
  const priced = (price: Sql, fraction: Sql) =>
    all(ranges.map((range) => inRange(range, range.key === 'current_price' ? price : fraction)));
  if (ranges.length === 0) return sql`choice_ids && ${choices}`;
  return sql`(choice_ids && ${choices} and case when choice_prices is null then ${priced(sql`current_price`, sql`discount_percentage`)}
    else exists (
      select from unnest(choice_ids, choice_prices, choice_fractions) as choice (id, price, fraction)
      where choice.id = any(${choices}) and ${priced(sql`choice.price`, sql`choice.fraction`)}
    ) end)`;
};

/**
 * Conditions on a row of `product_listing`. Each is evaluated once per row; a facet's own counts are those of the
 * rows that pass all conditions but its own.
 */
export type Narrowing = {
  readonly conditions: readonly Sql[];
  /** Places of the conditions to pass when a facet's own selection does not count. */
  readonly passing: (without?: string) => readonly number[];
  readonly keys: readonly string[];
};

type Keyed = { readonly key: string; readonly holds: Sql };

const withoutOne = (keyed: readonly Keyed[], first: number, without: string | undefined): number[] =>
  keyed.flatMap(({ key }, at) => (key === without ? [] : [first + at]));

/** Without a picked variant every facet is a condition of its own. */
const narrowingOfProducts = ({ ofProduct, ranges }: Picks): Narrowing => {
  const keyed: Keyed[] = [
    ...ofProduct.map((terms) => ({ key: terms.key, holds: factHolds(terms) })),
    ...ranges.map((range) => ({ key: range.key, holds: sql`(${inRange(range, sql.ref(range.key))})` })),
  ];
  return {
    conditions: keyed.map(({ holds }) => holds),
    passing: (without) => withoutOne(keyed, 0, without),
    keys: keyed.map(({ key }) => key),
  };
};

/** A variant's values and its price must match together, so leaving out one of them is a condition of its own. */
const narrowingOfVariants = (
  choices: readonly PickedTerms[],
  picks: Picks,
  choiceIds: ChoiceIds,
): Narrowing => {
  const { ofProduct, ofVariant, ranges } = picks;
  const facts = ofProduct.map((terms) => ({ key: terms.key, holds: factHolds(terms) }));
  const keys = [...ofVariant, ...ranges].map(({ key }) => key);
  const other = (without: string | undefined) => (one: { key: string }) => one.key !== without;
  const together = (without?: string) =>
    oneVariantHolds(
      [...choices, ...ofVariant.filter(other(without))],
      ranges.filter(other(without)),
      choiceIds,
    );
  return {
    conditions: [...facts.map(({ holds }) => holds), together(), ...keys.map((key) => together(key))],
    passing: (without) => [
      ...withoutOne(facts, 0, without),
      facts.length + (without === undefined ? 0 : keys.indexOf(without) + 1),
    ],
    keys: [...facts.map(({ key }) => key), ...keys],
  };
};

export const narrowingBy = (
  { choices }: Pick<ListingScope, 'choices'>,
  picks: Picks,
  choiceIds: ChoiceIds,
): Narrowing =>
  choices.length + picks.ofVariant.length === 0
    ? narrowingOfProducts(picks)
    : narrowingOfVariants(choices, picks, choiceIds);

export const holdsAll = ({ conditions, passing }: Narrowing): Sql =>
  all(passing().flatMap((at) => conditions[at] ?? []));

/** The price of a row: of the cheapest variant that matches the picks, where variants differ in price. */
export const pricesPicked = (
  { choices }: ListingScope,
  { ofVariant }: Picks,
  choiceIds: ChoiceIds,
): { price: Sql; fraction: Sql } => {
  const picked = [...choices, ...ofVariant];
  if (picked.length === 0) return { price: sql`current_price`, fraction: sql`discount_percentage` };
  const cheapest = (
    column: Sql,
    otherwise: Sql,
  ) => sql`(case when choice_prices is null then ${otherwise} else (
    select ${column} from unnest(choice_ids, choice_prices, choice_fractions) as choice (id, price, fraction)
    where choice.id = any(${[...choiceIds(picked)]}::int[]) order by choice.price limit 1) end)`;
  return {
    price: cheapest(sql`choice.price`, sql`current_price`),
    fraction: cheapest(sql`choice.fraction`, sql`discount_percentage`),
  };
};
