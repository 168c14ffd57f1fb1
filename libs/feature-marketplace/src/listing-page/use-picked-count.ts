import { useQueriesOf } from '@shop/page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListingAddress } from './listing-address.ts';
import { askFor } from './listing-place.ts';
import type { ListingView } from './use-listing.ts';

/** The number of items with the unapplied selection; undefined without one, or while it is being counted. */
export const usePickedCount = ({ place, category, reader, address }: ListingView) => {
  const [picked, pick] = useState<ListingAddress | null>(null);
  const ask = askFor(place, picked ?? address, category, reader, { offset: 0, limit: 0 });
  const { data } = useQuery({
    ...useQueriesOf('catalogue').listing({ ...ask, facets: false }),
    enabled: picked !== null,
  });
  return { pick, count: picked === null ? undefined : data?.total };
};
