import { all } from './conditions.ts';
import type { PickedRange, PickedTerms, Picks } from './picks.ts';
import { pricedWithin, priceInRange, type Pricing } from './priced.sql.ts';
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

export const categoryCondition = ({ categoryId }: Pick<ListingScope, 'categoryId'>): Sql =>
  categoryId === null ? sql`true` : sql`category_ids @> array[${categoryId}::int]`;

export const scopeCondition = ({ categoryId, offersOnly, textQuery }: ListingScope): Sql =>
  all([
    categoryCondition({ categoryId }),
    ...(offersOnly ? [sql`is_offer`] : []),
    ...(textQuery === null ? [] : [sql`document @@ ${textQuery}::tsquery`]),
  ]);

const factHolds = ({ key, ids }: PickedTerms): Sql => {
  if (key === 'manufacturer') return sql`manufacturer_id = any(${[...ids]}::int[])`;
  if (key === 'flag_ids') return sql`flag_ids && ${[...ids]}::int[]`;
  if (key === 'category_id' || key === 'category_ids') return sql`category_ids && ${[...ids]}::int[]`;
  return sql`value_ids && ${[...ids]}::int[]`;
};

/**
 * One variant in stock has a value of every picked field, at a price within the ranges. Only the choices are compared,
 * not their values as well: the planner would treat both as independent and estimate a tenth of the actual rows.
 */
const oneVariantHolds = (ranges: readonly PickedRange[], pricing: Pricing): Sql => {
  const { picked, choiceIds } = pricing;
  // Values of variants in stock are the row's own, so one field alone needs no choice.
  const [alone, ...more] = picked;
  if (alone && more.length === 0 && ranges.length === 0) return sql`value_ids && ${[...alone.ids]}::int[]`;
  return all([
    ...(picked.length === 0 ? [] : [sql`choice_ids && ${[...choiceIds(picked)]}::int[]`]),
    ...(ranges.length === 0 ? [] : [pricedWithin(pricing, ranges)]),
  ]);
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

/** Without a picked variant every facet is a condition of its own; ranges are those of the joined price. */
const narrowingOfProducts = ({ ofProduct, ranges }: Picks): Narrowing => {
  const keyed: Keyed[] = [
    ...ofProduct.map((terms) => ({ key: terms.key, holds: factHolds(terms) })),
    ...ranges.map((range) => ({ key: range.key, holds: priceInRange(range) })),
  ];
  return {
    conditions: keyed.map(({ holds }) => holds),
    passing: (without) => withoutOne(keyed, 0, without),
    keys: keyed.map(({ key }) => key),
  };
};

/** A variant's values and its price must match together, so leaving out one of them is a condition of its own. */
const narrowingOfVariants = (choices: readonly PickedTerms[], picks: Picks, pricing: Pricing): Narrowing => {
  const { ofProduct, ofVariant, ranges } = picks;
  const facts = ofProduct.map((terms) => ({ key: terms.key, holds: factHolds(terms) }));
  const keys = [...ofVariant, ...ranges].map(({ key }) => key);
  const other = (without: string | undefined) => (one: { key: string }) => one.key !== without;
  const together = (without?: string) =>
    oneVariantHolds(ranges.filter(other(without)), {
      ...pricing,
      picked: [...choices, ...ofVariant.filter(other(without))],
    });
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
  pricing: Pricing,
): Narrowing =>
  choices.length + picks.ofVariant.length === 0
    ? narrowingOfProducts(picks)
    : narrowingOfVariants(choices, picks, pricing);

export const holdsAll = ({ conditions, passing }: Narrowing): Sql =>
  all(passing().flatMap((at) => conditions[at] ?? []));
