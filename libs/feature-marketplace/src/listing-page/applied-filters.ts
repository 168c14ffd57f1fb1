import type { Facet } from '@shop/data-access';
import type { Range } from '@shop/domain/facets';
import { clearFacet, toggleTerm, type Filters } from '@shop/domain/filters';
import type { SayMarketplace } from '../messages.ts';

export type AppliedFilter = { key: string; label: string; without: (filters: Filters) => Filters };

type Words = { say: SayMarketplace; money: (dollars: number) => string };

const wordsOfRange = ({ min, max }: Range, say: SayMarketplace, write: (bound: number) => string): string => {
  if (max === undefined) return say('marketplace.facet.rangeFrom', { from: write(min ?? 0) });
  if (min === undefined) return say('marketplace.facet.rangeTo', { to: write(max) });
  return say('marketplace.facet.range', { from: write(min), to: write(max) });
};

const labelOfRange = (key: string, range: Range, { say, money }: Words): string => {
  if (key === 'current_price') return wordsOfRange(range, say, money);
  return range.max === undefined
    ? say('marketplace.facet.discountFrom', { percent: range.min ?? 0 })
    : say('marketplace.facet.discountRange', { from: range.min ?? 0, to: range.max });
};

const withoutTerm = (filters: Filters, key: string, slug: string): Filters =>
  filters.terms[key]?.includes(slug) ? toggleTerm(filters, key, slug) : filters;

/** Every selected value and range with its text, and its removal. */
export const appliedFilters = (filters: Filters, facets: readonly Facet[], words: Words): AppliedFilter[] => [
  ...Object.entries(filters.terms).flatMap(([key, slugs]) =>
    slugs.map((slug) => ({
      key: `${key} ${slug}`,
      label:
        facets.find((facet) => facet.key === key)?.values.find((value) => value.slug === slug)?.name ?? slug,
      without: (given: Filters) => withoutTerm(given, key, slug),
    })),
  ),
  ...Object.entries(filters.ranges).map(([key, range]) => ({
    key,
    label: labelOfRange(key, range, words),
    without: (given: Filters) => clearFacet(given, key),
  })),
];
