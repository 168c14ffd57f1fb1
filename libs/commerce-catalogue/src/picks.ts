import type { PickedTerms } from '@shop/commerce-search';
import { findAdditionalFieldId, type Range } from '@shop/domain/facets';
import type { Filters } from '@shop/domain/filters';
import { claimsReduction, idsOfTerms, tellsVariants, type Dictionary } from './dictionary.ts';

export type PickedRange = { readonly key: string; readonly range: Range };
/** Flags of which the price must have one. */
export type PickedFlags = { readonly key: typeof FLAGS; readonly ids: readonly number[] };

/** A condition on one price. */
export type PricePick = PickedRange | PickedFlags;

export const FLAGS = 'flag_ids';

/** The filters of a listing. */
export type Picks = {
  /** Attributes of a product. */
  readonly ofProduct: readonly PickedTerms[];
  /** Fields in which variants differ: one variant must match them all. */
  readonly ofVariant: readonly PickedTerms[];
  /**
   * Price, discount, and flags that claim a reduction: of that variant where one is picked, else of the variant that
   * the card shows.
   */
  readonly ofPrice: readonly PricePick[];
};

export const withoutPrices = (picks: Picks): Picks => ({ ...picks, ofPrice: [] });

export const NO_PICKS: Picks = { ofProduct: [], ofVariant: [], ofPrice: [] };

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

/** Flags of prices; the others are properties of the product only. */
const claimsOf = (dictionary: Dictionary, picked: readonly PickedTerms[]): PickedFlags[] =>
  picked.flatMap(({ key, ids }) =>
    key === FLAGS && claimsReduction(dictionary, ids) ? [{ key: FLAGS, ids }] : [],
  );

/** Filters of an address as ids, in a fixed order. */
export const toPicks = (dictionary: Dictionary, { terms, ranges }: Filters): Picks => {
  const picked = Object.entries(terms)
    .map(([key, slugs]) => ({ key, ids: idsOfTerms(dictionary, key, slugs) }))
    .sort(byKey);
  return {
    ofProduct: picked.filter(({ key }) => !tellsVariants(dictionary, key)),
    ofVariant: picked.filter(({ key }) => tellsVariants(dictionary, key)),
    ofPrice: [
      ...Object.entries(ranges).map(([key, range]) => ({ key, range })),
      ...claimsOf(dictionary, picked),
    ].sort(byKey),
  };
};

/** Picked values of fields by the slugs of variants; a field picked twice is listed twice. */
export const slugsOfPicked = (
  { fields, values }: Dictionary,
  picked: readonly PickedTerms[],
): { field: string; slugs: string[] }[] =>
  picked.flatMap(({ key, ids }) => {
    const field = fields.get(findAdditionalFieldId(key) ?? 0);
    return field ? [{ field: field.slug, slugs: ids.flatMap((id) => values.get(id)?.slug ?? []) }] : [];
  });
