import type { PickedTerms } from '@shop/commerce-search';
import { all } from './conditions.ts';
import type { ChoiceIds } from './choice-ids.ts';
import type { Picks } from './picks.ts';
import { priceMeets } from './priced.sql.ts';
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

/** The columns that prices copy from the listing. */
export const copiedCondition = ({ categoryId, offersOnly }: ListingScope): Sql =>
  all([
    ...(categoryId === null ? [] : [sql`category_ids @> array[${categoryId}::int]`]),
    ...(offersOnly ? [sql`is_offer`] : []),
  ]);

export const scopeCondition = (scope: ListingScope): Sql =>
  all([
    copiedCondition(scope),
    ...(scope.textQuery === null ? [] : [sql`document @@ ${scope.textQuery}::tsquery`]),
  ]);

/** Prices have copies of all requested columns. */
export const isOfPrices = (
  { textQuery }: Pick<ListingScope, 'textQuery'>,
  { ofProduct }: Pick<Picks, 'ofProduct'>,
): boolean => textQuery === null && ofProduct.length === 0;

/** Which goods are listed depends on their prices in the market, so generations may list different goods. */
export const isNarrowedByPrice = (
  { offersOnly }: Pick<ListingScope, 'offersOnly'>,
  { ofPrice }: Pick<Picks, 'ofPrice'>,
): boolean => offersOnly || ofPrice.length > 0;

const factHolds = ({ key, ids }: PickedTerms): Sql => {
  if (key === 'manufacturer') return sql`manufacturer_id = any(${[...ids]}::int[])`;
  if (key === 'flag_ids') return sql`flag_ids && ${[...ids]}::int[]`;
  if (key === 'category_id' || key === 'category_ids') return sql`category_ids && ${[...ids]}::int[]`;
  return sql`value_ids && ${[...ids]}::int[]`;
};

/** Tells whether one variant in stock has a value of every picked field. */
export type OneVariantHas = (picked: readonly PickedTerms[]) => Sql;

/**
 * By the listing's row. Only the choices are compared, not their values as well: the planner would treat both as
 * independent and estimate a tenth of the actual rows.
 */
export const oneVariantOfRow =
  (choiceIds: ChoiceIds): OneVariantHas =>
  (picked) => {
    const [alone, ...more] = picked;
    if (!alone) return sql`true`;
    // Values of variants in stock are the row's own, so one field alone needs no choice.
    if (more.length === 0) return sql`value_ids && ${[...alone.ids]}::int[]`;
    return sql`choice_ids && ${[...choiceIds(picked)]}::int[]`;
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

/** With the selected filters of a joined price. */
type Narrowed = Pick<Picks, 'ofProduct' | 'ofVariant'> & Partial<Pick<Picks, 'ofPrice'>>;

/** Values of a variant must match together, so leaving out one of them is a condition of its own. */
const conditionsOfVariants = (
  choices: readonly PickedTerms[],
  ofVariant: readonly PickedTerms[],
  oneVariantHas: OneVariantHas,
): Sql[] => {
  if (choices.length + ofVariant.length === 0) return [];
  const without = ofVariant.map(({ key }) => ofVariant.filter((other) => other.key !== key));
  return [ofVariant, ...without].map((picked) => oneVariantHas([...choices, ...picked]));
};

export const narrowingBy = (
  { choices }: Pick<ListingScope, 'choices'>,
  { ofProduct, ofVariant, ofPrice = [] }: Narrowed,
  oneVariantHas: OneVariantHas,
): Narrowing => {
  const facts = [
    ...ofProduct.map((terms) => ({ key: terms.key, holds: factHolds(terms) })),
    ...ofPrice.map((pick) => ({ key: pick.key, holds: priceMeets(pick) })),
  ];
  const together = conditionsOfVariants(choices, ofVariant, oneVariantHas);
  const keys = ofVariant.map(({ key }) => key);
  return {
    conditions: [...facts.map(({ holds }) => holds), ...together],
    passing: (without) => [
      ...facts.flatMap(({ key }, at) => (key === without ? [] : [at])),
      ...(together.length === 0 ? [] : [facts.length + 1 + keys.indexOf(without ?? '')]),
    ],
    keys: [...new Set([...facts.map(({ key }) => key), ...keys])],
  };
};

export const holdsAll = ({ conditions, passing }: Narrowing): Sql =>
  all(passing().flatMap((at) => conditions[at] ?? []));
