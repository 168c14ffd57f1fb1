import { countFilters, NO_FILTERS } from '@shop/domain/filters';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { useMessages } from '../messages.ts';
import { linkTo } from './listing-place.ts';
import type { ListingView } from './use-listing.ts';

/** Nothing to show: says why, and offers the next step. */
export const ListingEmpty = ({ view: { place, address } }: { view: ListingView }) => {
  const say = useMessages();
  const { href } = useLinks();
  const everything = (
    <ButtonLink look="quiet" href={href(paths.marketplace.to())}>
      {say('marketplace.list.all')}
    </ButtonLink>
  );
  if (countFilters(address.filters) > 0) {
    return (
      <EmptyState
        heading={say('marketplace.list.emptyHeading')}
        actions={
          <ButtonLink href={href(linkTo(place, { ...address, filters: NO_FILTERS, page: 1 }))}>
            {say('marketplace.list.clear')}
          </ButtonLink>
        }
      >
        {say('marketplace.list.emptyText')}
      </EmptyState>
    );
  }
  if (address.term !== '') {
    return (
      <EmptyState
        heading={say('marketplace.list.emptySearchHeading', { term: address.term })}
        picture="search"
        actions={everything}
      >
        {say('marketplace.list.emptySearchText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState heading={say('marketplace.list.emptyCategoryHeading')} actions={everything}>
      {say('marketplace.list.emptyCategoryText')}
    </EmptyState>
  );
};
