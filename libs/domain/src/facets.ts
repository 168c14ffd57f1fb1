import { isNonNegativeDecimal } from './decimal-text.ts';

/** Facets of every listing; the rest are `additional_field_{id}`. */
export const KNOWN_FACETS = [
  'manufacturer',
  'current_price',
  'discount_percentage',
  'category_id',
  'category_ids',
  'flag_ids',
] as const;

const HIDDEN_FACETS: readonly string[] = ['category_id', 'category_ids'];
const STATS_FACETS: readonly string[] = ['current_price', 'discount_percentage'];
const ADDITIONAL_FIELD = /^additional_field_([1-9]\d{0,8})$/;

export type FacetType = 'terms' | 'stats' | 'flags';

export const additionalFieldKey = (fieldId: number): string => `additional_field_${fieldId}`;

/** The field's id when the key is one of an additional field. */
export const findAdditionalFieldId = (key: string): number | undefined => {
  const id = ADDITIONAL_FIELD.exec(key)?.[1];
  return id === undefined ? undefined : Number(id);
};

export const isKnownFacet = (key: string): boolean =>
  (KNOWN_FACETS as readonly string[]).includes(key) || ADDITIONAL_FIELD.test(key);

/** Some facets exist for search alone. */
export const isShownFacet = (key: string): boolean => isKnownFacet(key) && !HIDDEN_FACETS.includes(key);

export const facetTypeOf = (key: string): FacetType =>
  STATS_FACETS.includes(key) ? 'stats' : key === 'flag_ids' ? 'flags' : 'terms';

export type FieldRules = {
  /** Null without a category. */
  readonly filterableInCategory: readonly number[] | null;
  readonly disabledInIndex: readonly number[];
};

/** In a category its own filterable fields are offered; without one, all but those the index cannot filter by. */
export const isOfferedFacet = (key: string, rules: FieldRules): boolean => {
  if (!isShownFacet(key)) return false;
  const fieldId = findAdditionalFieldId(key);
  if (fieldId === undefined) return true;
  return rules.filterableInCategory === null
    ? !rules.disabledInIndex.includes(fieldId)
    : rules.filterableInCategory.includes(fieldId);
};

export type Range = { readonly min?: number; readonly max?: number };

/** `<min>-<max>`, either side may be empty; any other text is not a range. */
export const parseRange = (text: string): Range | undefined => {
  const [min = '', max = '', ...rest] = text.split('-');
  const isRange = rest.length === 0 && text.includes('-') && [min, max].some((bound) => bound !== '');
  if (!isRange || ![min, max].every((bound) => bound === '' || isNonNegativeDecimal(bound))) return undefined;
  return { ...(min === '' ? {} : { min: Number(min) }), ...(max === '' ? {} : { max: Number(max) }) };
};

export const formatRange = ({ min, max }: Range): string => `${min ?? ''}-${max ?? ''}`;
