import { isSearchable, normaliseTerm } from '@shop/domain/search-term';

/** What is searched for within the brands: a letter or words; empty when the address asks for all. */
export const askedAz = (query: URLSearchParams): string => {
  const term = normaliseTerm(query.get('az') ?? '');
  return isSearchable(term) ? term : '';
};
