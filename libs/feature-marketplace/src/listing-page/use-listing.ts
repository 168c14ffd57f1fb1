import { useLanguage } from '@shop/i18n';
import {
  chooseSearchKey,
  conversionRateOf,
  useBrand,
  useCurrency,
  useQueriesOf,
  useReader,
  useSite,
} from '@shop/page';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { readAddress } from './listing-address.ts';
import { askFor, placeOfPath } from './listing-place.ts';
import { shownWindows } from './shown-windows.ts';
import { useListingChanges } from './use-listing-changes.ts';

/** The listing that the address names, as loaded by the loader. */
export const useListing = () => {
  const { key: entry, pathname, search } = useLocation();
  const language = useLanguage();
  const brand = useBrand();
  const site = useSite();
  const currency = useCurrency();
  const catalogue = useQueriesOf('catalogue');

  const place = placeOfPath(pathname);
  const address = readAddress(new URLSearchParams(search));
  const searchKey = chooseSearchKey(site, brand, language.id, address.queryKey);
  const slug = place.kind === 'category' ? place.slug : '';
  const { data: category } = useSuspenseQuery(catalogue.category(searchKey, language.code, slug));
  const reader = useReader();
  const { data: listing } = useSuspenseQuery(catalogue.listing(askFor(place, address, category, reader)));
  const changes = useListingChanges({ entry, place, address });
  const shown = shownWindows(address.page, listing.total);
  const later = useSuspenseQueries({
    queries: shown.later.map((window) => catalogue.listing(askFor(place, address, category, reader, window))),
    combine: (results) => results.flatMap(({ data }) => data.items),
  });
  return {
    ...{ place, address, category, searchKey, listing, shown, currency, reader },
    ...changes,
    items: [...(shown.isFirstShown ? listing.items : []), ...later],
    rate: conversionRateOf(site, currency),
  };
};

export type ListingView = ReturnType<typeof useListing>;
