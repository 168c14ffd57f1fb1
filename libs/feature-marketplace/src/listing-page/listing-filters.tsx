import { countFilters, NO_FILTERS } from '@shop/domain/filters';
import { useLinks } from '@shop/page';
import { useViewport } from '@shop/page/viewport';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { FilterSheet } from '@shop/ui-theme/filter-sheet';
import type { FormEvent } from 'react';
import { useMessages } from '../messages.ts';
import { FacetFields } from './facet-fields.tsx';
import { meantBy } from './filter-form.ts';
import { FILTERS_ID, useFiltersDialog } from './filters-address.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { pathOfPlace } from './listing-place.ts';
import type { ListingView } from './use-listing.ts';

/**
 * Facets as one plain GET form next to the goods, where a selection applies at once; small screens open them
 * as a dialog.
 */
export const ListingFilters = ({ view }: { view: ListingView }) => {
  const { place, wanted, fieldsGeneration, change, changeLink } = view;
  const say = useMessages();
  const { href } = useLinks();
  const isWide = useViewport() !== 'mobile';
  const { Dialog, isOpen, close } = useFiltersDialog();

  const apply = (form: HTMLFormElement) =>
    change(meantBy(form, view), { isOfFields: true, preventScrollReset: isWide });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <>
      <FilterSheet
        id={FILTERS_ID}
        heading={say('marketplace.list.filters')}
        closeLabel={say('marketplace.list.closeFilters')}
        action={href(pathOfPlace(place))}
        isLive
        isReplaced={Dialog !== undefined}
        onSubmit={onSubmit}
        onChange={(event) => isWide && apply(event.currentTarget)}
        actions={
          <>
            {countFilters(wanted.filters) > 0 && (
              <ButtonLink look="quiet" {...changeLink({ ...wanted, filters: NO_FILTERS, page: 1 })}>
                {say('marketplace.list.clear')}
              </ButtonLink>
            )}
            <Button type="submit" isBlock>
              {say('marketplace.list.apply')}
            </Button>
          </>
        }
      >
        <HiddenFields address={wanted} />
        <FacetFields key={fieldsGeneration} view={view} />
      </FilterSheet>
      {Dialog && <Dialog view={view} isOpen={isOpen} onClose={close} />}
    </>
  );
};
