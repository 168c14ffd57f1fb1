import type { SayMarketplace } from '../messages.ts';
import type { ListingView } from './use-listing.ts';

/** The name of the listing on the page and in the browser's tab. */
export const listingHeading = (
  { place, category, address }: Pick<ListingView, 'place' | 'category' | 'address'>,
  say: SayMarketplace,
): string => {
  if (category) return category.name;
  if (address.term !== '') return say('marketplace.list.searchTitle', { term: address.term });
  return say(place.kind === 'dealzone' ? 'marketplace.list.offersTitle' : 'marketplace.list.allTitle');
};
