import { countFilters, NO_FILTERS } from '@shop/domain/filters';
import { Button } from '@shop/ui-theme/button';
import { FilterDialog } from '@shop/ui-theme/filter-dialog';
import type { FormEvent } from 'react';
import { useMessages } from '../messages.ts';
import { FacetFields } from './facet-fields.tsx';
import { meantBy } from './filter-form.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { ListingAddress } from './listing-address.ts';
import { usePickedCount } from './use-picked-count.ts';
import type { ListingView } from './use-listing.ts';

export type ListingFiltersDialogProps = { view: ListingView; isOpen: boolean; onClose: () => void };

/** The facets of a small screen: several are selected first, and the button with the count applies them. */
export const ListingFiltersDialog = ({ view, isOpen, onClose }: ListingFiltersDialogProps) => {
  const { wanted, change } = view;
  const say = useMessages();
  const { pick, count = view.listing.total } = usePickedCount(view);
  const cleared = { ...wanted, filters: NO_FILTERS, page: 1 };

  // The sheet's history entry becomes the filtered listing: "back" opens the previous one.
  const go = (to: ListingAddress) => {
    pick(null);
    change(to, { replace: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(meantBy(event.currentTarget, view));
  };
  return (
    <FilterDialog
      heading={say('marketplace.list.filters')}
      closeLabel={say('marketplace.list.closeFilters')}
      isOpen={isOpen}
      onClose={onClose}
      status={say('marketplace.list.count', { count })}
      onSubmit={onSubmit}
      onChange={(event) => pick(meantBy(event.currentTarget, view))}
      actions={
        <>
          {countFilters(wanted.filters) > 0 && (
            <Button look="quiet" onClick={() => go(cleared)}>
              {say('marketplace.list.clear')}
            </Button>
          )}
          <Button type="submit" isBlock>
            {say('marketplace.list.applyCount', { count })}
          </Button>
        </>
      }
    >
      {isOpen && (
        <>
          <HiddenFields address={wanted} />
          <FacetFields view={view} />
        </>
      )}
    </FilterDialog>
  );
};
