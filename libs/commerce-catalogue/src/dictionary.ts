import { additionalFieldKey, findAdditionalFieldId, isKnownFacet } from '@shop/domain/facets';
import type { BodyMeasures } from '@shop/domain/body-measures';
import type { ReturnException } from '@shop/domain/market-duties';
import { ENGLISH_ID } from '@shop/domain/languages';

/** Language id → word. */
export type Words = Readonly<Record<number, string>>;

export type FieldValue = {
  readonly id: number;
  readonly fieldId: number;
  readonly slug: string;
  readonly position: number;
  readonly swatch: string | null;
  readonly names: Words;
};
export type Field = {
  readonly id: number;
  readonly slug: string;
  readonly position: number;
  readonly isDisabledInIndex: boolean;
  /** Variants of one product differ in this field. */
  readonly tellsVariants: boolean;
  readonly names: Words;
};
export type CategoryEntry = {
  readonly id: number;
  readonly tree: string;
  readonly parent_id: number | null;
  readonly position: number;
  readonly slug: string;
  readonly display_in_marketplace: boolean;
  readonly names: Words;
  readonly titles: Words;
  readonly filterableFields: readonly number[];
  readonly returnException: ReturnException | null;
};
export type FlagEntry = {
  readonly id: number;
  readonly slug: string;
  readonly type: 1 | 2;
  /** Applies only to reduced prices; with a number, to prices reduced by at least that percentage. */
  readonly least_percent: number | null;
  readonly position: number;
  readonly names: Words;
};
/** The body measures of each size, in a category and all below it. */
export type SizeChartEntry = {
  readonly categoryId: number;
  /** Null: the general sizes. */
  readonly manufacturerId: number | null;
  readonly rows: readonly { readonly valueId: number; readonly measures: BodyMeasures }[];
};
export type Manufacturer = { readonly id: number; readonly slug: string; readonly name: string };

/** The catalogue's small tables, kept in memory: names and relations by id. */
export type Dictionary = {
  readonly manufacturers: ReadonlyMap<number, Manufacturer>;
  readonly fields: ReadonlyMap<number, Field>;
  readonly values: ReadonlyMap<number, FieldValue>;
  readonly categories: ReadonlyMap<number, CategoryEntry>;
  readonly flags: ReadonlyMap<number, FlagEntry>;
  readonly sizeCharts: readonly SizeChartEntry[];
  readonly idsOfTerms: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly coloursBySlug: ReadonlyMap<string, FieldValue>;
};

type Tables = Omit<Dictionary, 'idsOfTerms' | 'coloursBySlug'>;

/** A word without a translation is returned in English. */
export const wordIn = (words: Words, languageId: number): string =>
  words[languageId] ?? words[ENGLISH_ID] ?? '';

const bySlug = (entries: Iterable<{ id: number; slug: string }>) =>
  new Map([...entries].map(({ id, slug }) => [slug, id]));

/** Facet key → slug → id, for reading addresses. */
const indexTerms = (parts: Tables): Dictionary['idsOfTerms'] => {
  const index = new Map<string, Map<string, number>>([
    ['manufacturer', bySlug(parts.manufacturers.values())],
    ['flag_ids', bySlug(parts.flags.values())],
  ]);
  for (const { id, fieldId, slug } of parts.values.values()) {
    const key = additionalFieldKey(fieldId);
    index.set(key, (index.get(key) ?? new Map<string, number>()).set(slug, id));
  }
  return index;
};

const COLOUR_FIELD = 'colour';

const indexColours = ({ fields, values }: Tables): Dictionary['coloursBySlug'] => {
  const colour = [...fields.values()].find(({ slug }) => slug === COLOUR_FIELD);
  const isColour = (value: FieldValue) => value.fieldId === colour?.id;
  return new Map([...values.values()].filter(isColour).map((value) => [value.slug, value]));
};

export const createDictionary = (tables: Tables): Dictionary => ({
  ...tables,
  idsOfTerms: indexTerms(tables),
  coloursBySlug: indexColours(tables),
});

/** Ids of picked slugs; a number that is no slug counts as the id itself. Unknown slugs pick nothing. */
export const idsOfTerms = (dictionary: Dictionary, key: string, slugs: readonly string[]): number[] => {
  const known = dictionary.idsOfTerms.get(key);
  return slugs.flatMap((slug) => {
    const id = known?.get(slug);
    if (id !== undefined) return [id];
    return /^[1-9]\d{0,8}$/.test(slug) ? [Number(slug)] : [];
  });
};

/** Facets of every listing, and the additional fields that there are. */
export const isFacetOf = ({ fields }: Dictionary, key: string): boolean => {
  const fieldId = findAdditionalFieldId(key);
  return isKnownFacet(key) && (fieldId === undefined || fields.has(fieldId));
};

/** Whether variants of one product differ in this field. */
export const tellsVariants = ({ fields }: Dictionary, key: string): boolean =>
  fields.get(findAdditionalFieldId(key) ?? 0)?.tellsVariants ?? false;

/** Whether one of these flags means that prices are reduced. */
export const claimsReduction = ({ flags }: Dictionary, ids: readonly number[]): boolean =>
  ids.some((id) => {
    const flag = flags.get(id);
    return flag !== undefined && (flag.type === 2 || flag.least_percent !== null);
  });

export const variantFieldsOf = ({ fields }: Dictionary): string[] =>
  [...fields.values()].flatMap((field) => (field.tellsVariants ? [additionalFieldKey(field.id)] : []));

/** Value ids of an additional field, so that its own values can be counted apart. */
export const valueIdsOfField = (dictionary: Dictionary, key: string): number[] | undefined =>
  findAdditionalFieldId(key) === undefined
    ? undefined
    : [...(dictionary.idsOfTerms.get(key)?.values() ?? [])];

const FIRST_TREE = 'us';

/** The tree that a search key names; an unknown key names the first one. */
export const treeOf = (dictionary: Dictionary, queryKey: string | undefined): string => {
  const named = [...dictionary.categories.values()].find(({ tree }) => tree === queryKey);
  return named?.tree ?? FIRST_TREE;
};
