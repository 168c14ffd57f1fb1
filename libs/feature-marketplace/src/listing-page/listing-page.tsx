import { countFilters } from '@shop/domain/filters';
import { useMessages, type MessageId } from '../messages.ts';
import { PageBody, PageColumns, PageHead } from '@shop/page';
import { Announcement } from '@shop/ui-theme/announcement';
import { LoadingOverlay } from '@shop/ui-theme/loading';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { useKeptFocus } from '@shop/ui-theme/use-kept-focus';
import { ProductRail } from '../product-rail/product-rail.tsx';
import { ListingCrumbs } from './listing-crumbs.tsx';
import { LateListingEmpty } from './late-listing-empty.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingGrid } from './listing-grid.tsx';
import { ListingMore } from './listing-more.tsx';
import { ListingTools } from './listing-tools.tsx';
import { SubCategories } from './sub-categories.tsx';
import { SearchNote } from './search-note.tsx';
import { listingHeading } from './listing-heading.ts';
import { comingNext } from './shown-windows.ts';
import { useListing } from './use-listing.ts';
import { useListingProgress } from './use-listing-progress.ts';

/** Goods of a category, a search, the offers or everything, filtered by the address. */
export const ListingPage = () => {
  const view = useListing();
  const say = useMessages();
  const { listing, category, items } = view;
  const heading = listingHeading(view, say);
  const count = listing.total;
  const area = useKeptFocus<HTMLDivElement>();
  const progress = useListingProgress();
  const isComing = progress === 'more';
  // Nothing to sort, lay out or filter.
  const isBare = items.length === 0 && countFilters(view.address.filters) === 0;
  return (
    <PageBody>
      <PageHead
        title={category?.pageTitle || heading}
        description={say('marketplace.list.description', { name: heading, count })}
      />
      <Stack gap={{ sm: 16, md: 24 }}>
        <Stack gap={{ sm: 12, md: 20 }}>
          <Stack gap={8}>
            <ListingCrumbs view={view} />
            <PageTitle heading={heading} count={say('marketplace.list.count', { count })} />
            <SearchNote view={view} />
          </Stack>
          <SubCategories view={view} />
        </Stack>
        <div ref={area}>
          <Announcement
            text={say('marketplace.list.status', {
              count,
              sort: say(`marketplace.list.sort${listing.sort}` as MessageId),
            })}
          />
          {isBare ? (
            <LateListingEmpty view={view} />
          ) : (
            <PageColumns>
              <ListingFilters view={view} />
              <div>
                <ListingTools view={view} />
                {items.length === 0 ? (
                  <LateListingEmpty view={view} />
                ) : (
                  <LoadingOverlay isLoading={progress === 'again'} label={say('marketplace.list.loading')}>
                    <ListingGrid items={items} coming={isComing ? comingNext(view.shown, count) : 0} />
                  </LoadingOverlay>
                )}
                <ListingMore view={view} isBusy={isComing} />
              </div>
            </PageColumns>
          )}
        </div>
      </Stack>
      {listing.isBelowLimit && (
        <ProductRail heading={say('marketplace.list.similar')} items={listing.similarResults} />
      )}
    </PageBody>
  );
};
