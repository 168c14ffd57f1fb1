import type { PickedTerms } from '@shop/commerce-search';

/** Choices that have one of the values of every picked field. */
export type ChoiceIds = (picked: readonly PickedTerms[]) => readonly number[];
