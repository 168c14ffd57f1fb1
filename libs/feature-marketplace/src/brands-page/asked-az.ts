import { isSearchable, normaliseTerm } from '@shop/domain/search-term';

/** The search within the brands: a letter or words; empty when the address has none. */
export const askedAz = (query: URLSearchParams): string => {
  const term = normaliseTerm(query.get('az') ?? '');
  return isSearchable(term) ? term : '';
};
