import { countFilters, NO_FILTERS } from '@shop/domain/filters';
import { lazy, Suspense } from 'react';
import { pages } from '../pages.ts';
import { linkTo } from './listing-place.ts';
import type { ListingView } from './use-listing.ts';

const ListingEmpty = lazy(async () => ({ default: await (await pages()).listingEmpty() }));

/**
 * Loaded when a listing is empty. Its address is read here, so that the listing's own file contains no code
 * for it.
 */
export const LateListingEmpty = ({ view: { place, address } }: { view: ListingView }) => {
  const isFiltered = countFilters(address.filters) > 0;
  return (
    <Suspense fallback={null}>
      <ListingEmpty
        term={address.term}
        unfiltered={isFiltered ? linkTo(place, { ...address, filters: NO_FILTERS, page: 1 }) : null}
      />
    </Suspense>
  );
};
