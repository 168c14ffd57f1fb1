import type { CategoryPlace, ListingAsk, Reader } from '@shop/data-access';
import { windowOf, type ListingWindow } from '@shop/domain/listing-window';
import { paths } from '@shop/paths';
import { addressParams, writeAddress, type ListingAddress } from './listing-address.ts';

/** Which of the listing's routes an address is. */
export type ListingPlace =
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'marketplace' | 'dealzone' | 'search' };

export const placeOfPath = (pathname: string): ListingPlace => {
  if (pathname.startsWith('/c/')) return { kind: 'category', slug: pathname.slice('/c/'.length) };
  if (pathname === paths.dealzone.to()) return { kind: 'dealzone' };
  return { kind: pathname === paths.search.to() ? 'search' : 'marketplace' };
};

export const pathOfPlace = (place: ListingPlace): string =>
  place.kind === 'category' ? paths.category.to({ '*': place.slug }) : paths[place.kind].to();

/** A listing that was searched for and lost its term is the whole marketplace. */
export const linkTo = (place: ListingPlace, address: ListingAddress): string => {
  const at: ListingPlace = place.kind === 'search' && address.term === '' ? { kind: 'marketplace' } : place;
  return pathOfPlace(at) + writeAddress(address);
};

/** What the API is asked for one window of a listing. Loader and page make it here, so they mean the same answer. */
export const askFor = (
  place: ListingPlace,
  address: ListingAddress,
  category: Pick<CategoryPlace, 'id'> | null,
  reader: Reader,
  window: ListingWindow = windowOf(1),
): ListingAsk => ({
  ...reader,
  params: addressParams(address),
  categoryId: category?.id ?? null,
  contentType: place.kind === 'dealzone' ? 'o' : 'p',
  sort: address.sort,
  ...window,
  // Facets come with the first window; those that follow need only goods.
  facets: window.offset === 0,
});
