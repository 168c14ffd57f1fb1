import { useLocation, useNavigation } from 'react-router-dom';
import { readAddress } from './listing-address.ts';

/**
 * The loading state of this listing: more of it, or all of it again in another order or with other filters.
 */
export type ListingProgress = 'more' | 'again' | undefined;

export const useListingProgress = (): ListingProgress => {
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  if (!next || next.pathname !== pathname || next.search === search) return undefined;
  const pageOf = (query: string) => readAddress(new URLSearchParams(query)).page;
  return pageOf(next.search) > pageOf(search) ? 'more' : 'again';
};
