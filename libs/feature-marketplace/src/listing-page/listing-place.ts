import type { CategoryPlace, ListingAsk, Reader } from '@shop/data-access';
import { windowOf, type ListingWindow } from '@shop/domain/listing-window';
import { paths } from '@shop/paths';
import { addressParams, writeAddress, type ListingAddress } from './listing-address.ts';

/** The listing route of an address. */
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

/** A search without a term is the whole marketplace. */
export const linkTo = (place: ListingPlace, address: ListingAddress): string => {
  const at: ListingPlace = place.kind === 'search' && address.term === '' ? { kind: 'marketplace' } : place;
  return pathOfPlace(at) + writeAddress(address);
};

/** The API query of one window of a listing. Loader and page build it here, so they use the same answer. */
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
  // Facets come with the first window; later ones need only goods.
  facets: window.offset === 0,
});
