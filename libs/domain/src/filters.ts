import { facetTypeOf, formatRange, isKnownFacet, parseRange, type Range } from './facets.ts';

/** The filters of a listing: selected values and ranges by facet. */
export type Filters = {
  readonly terms: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, Range>>;
};

export const NO_FILTERS: Filters = { terms: {}, ranges: {} };

const PREFIX = 'f.';
const TERM = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/**
 * The limits of facets at once and of values of one: further ones are dropped, since no shopper selects as
 * many.
 */
export const MOST_FACETS_PICKED = 12;
export const MOST_VALUES_PICKED = 60;

const termsOf = (text: string): string[] =>
  [...new Set(text.split(',').filter((slug) => slug.length <= 100 && TERM.test(slug)))]
    .sort()
    .slice(0, MOST_VALUES_PICKED);

type Params = Iterable<readonly [string, string]>;

/**
 * Reads `f.<facet>` of an address; unknown facets, unreadable values and those beyond the limits are dropped.
 * The given catalogue decides which facets exist, not the form of a key.
 */
export const parseFilters = (params: Params, isKnown: (key: string) => boolean = isKnownFacet): Filters => {
  const terms: Record<string, string[]> = {};
  const ranges: Record<string, Range> = {};
  const isFull = (key: string) =>
    !Object.hasOwn(terms, key) &&
    !Object.hasOwn(ranges, key) &&
    Object.keys(terms).length + Object.keys(ranges).length >= MOST_FACETS_PICKED;
  for (const [name, text] of params) {
    const key = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
    if (!isKnownFacet(key) || !isKnown(key) || isFull(key)) continue;
    if (facetTypeOf(key) === 'stats') {
      const range = parseRange(text);
      if (range) ranges[key] = range;
    } else {
      // A form without scripts repeats the name for each box.
      const picked = termsOf([...(terms[key] ?? []), text].join(','));
      if (picked.length > 0) terms[key] = picked;
    }
  }
  return { terms, ranges };
};

/** The same filters always give the same entries, so that one listing has one address. */
export const filterParams = ({ terms, ranges }: Filters): [string, string][] =>
  [
    ...Object.entries(terms).map(([key, slugs]): [string, string] => [key, [...slugs].sort().join(',')]),
    ...Object.entries(ranges).map(([key, range]): [string, string] => [key, formatRange(range)]),
  ]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => [PREFIX + key, text]);

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

/** Selects a value, or deselects it; a facet without selected values leaves the set. */
export const toggleTerm = (filters: Filters, key: string, slug: string): Filters => {
  const picked = filters.terms[key] ?? [];
  const next = picked.includes(slug) ? picked.filter((other) => other !== slug) : [...picked, slug].sort();
  const rest = without(filters.terms, key);
  return { ...filters, terms: next.length > 0 ? { ...rest, [key]: next } : rest };
};

/** Sets a range; an empty one leaves the set. */
export const setRange = (filters: Filters, key: string, range: Range): Filters => {
  const rest = without(filters.ranges, key);
  const isEmpty = range.min === undefined && range.max === undefined;
  return { ...filters, ranges: isEmpty ? rest : { ...rest, [key]: range } };
};

export const clearFacet = ({ terms, ranges }: Filters, key: string): Filters => ({
  terms: without(terms, key),
  ranges: without(ranges, key),
});

export const countFilters = ({ terms, ranges }: Filters): number =>
  Object.values(terms).reduce((sum, slugs) => sum + slugs.length, 0) + Object.keys(ranges).length;
