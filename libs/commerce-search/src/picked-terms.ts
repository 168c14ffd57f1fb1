/** Picked values of one facet, as the index numbers them. */
export type PickedTerms = { readonly key: string; readonly ids: readonly number[] };
