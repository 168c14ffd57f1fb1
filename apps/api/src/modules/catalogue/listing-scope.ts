import { additionalFieldKey, findAdditionalFieldId, type Filters } from '@shop/domain';
import { sql, type Sql } from './sql.ts';
import { idsOfTerms, type Dictionary } from './dictionary.ts';

/** What a listing is of, before a shopper narrows it. */
export type ListingScope = {
  readonly categoryId: number | null;
  readonly offersOnly: boolean;
  /** A query of the text index, or null without a search term. */
  readonly textQuery: string | null;
};

/** One picked facet as a condition on a row of `product_listing`. */
export type Condition = { readonly key: string; readonly holds: Sql };

const TRUE = sql`true`;

export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? TRUE : sql.join([...conditions], sql` and `);

export const scopeCondition = ({ categoryId, offersOnly, textQuery }: ListingScope): Sql =>
  all([
    ...(categoryId === null ? [] : [sql`category_ids @> array[${categoryId}::int]`]),
    ...(offersOnly ? [sql`is_offer`] : []),
    ...(textQuery === null ? [] : [sql`document @@ ${textQuery}::tsquery`]),
  ]);

const termCondition = (key: string, ids: number[]): Sql => {
  if (key === 'manufacturer') return sql`manufacturer_id = any(${ids}::int[])`;
  if (key === 'flag_ids') return sql`flag_ids && ${ids}::int[]`;
  if (key === 'category_id' || key === 'category_ids') return sql`category_ids && ${ids}::int[]`;
  return sql`value_ids && ${ids}::int[]`;
};

const COLUMN_OF_RANGE: Record<string, { column: Sql; scale: number }> = {
  current_price: { column: sql`current_price`, scale: 10_000 },
  discount_percentage: { column: sql`discount_percentage`, scale: 1_000_000 },
};

/** Filters whose discount range is already a fraction left to pay. */
export const filterConditions = (dictionary: Dictionary, { terms, ranges }: Filters): Condition[] => [
  ...Object.entries(terms).map(([key, slugs]) => ({
    key,
    holds: termCondition(key, idsOfTerms(dictionary, key, slugs)),
  })),
  ...Object.entries(ranges).flatMap(([key, { min, max }]) => {
    const range = COLUMN_OF_RANGE[key];
    if (!range) return [];
    const bounds = [
      ...(min === undefined ? [] : [sql`${range.column} >= ${Math.round(min * range.scale)}::bigint`]),
      ...(max === undefined ? [] : [sql`${range.column} <= ${Math.round(max * range.scale)}::bigint`]),
    ];
    return [{ key, holds: sql`(${all(bounds)})` }];
  }),
];

/** Value ids of a picked additional field, so that its own values can be counted apart. */
export const valueIdsOfField = (dictionary: Dictionary, key: string): number[] | undefined => {
  const fieldId = findAdditionalFieldId(key);
  return fieldId === undefined
    ? undefined
    : [...(dictionary.idsOfTerms.get(additionalFieldKey(fieldId))?.values() ?? [])];
};
