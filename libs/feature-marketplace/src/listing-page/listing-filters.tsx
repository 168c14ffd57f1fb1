import { countFilters, NO_FILTERS } from '@shop/domain';
import { useLinks } from '@shop/page';
import { Button, ButtonLink, FilterSheet } from '@shop/ui-theme';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { FacetFields } from './facet-fields.tsx';
import { meantBy } from './filter-form.ts';
import { FILTERS_ID, useFiltersDialog } from './filters-address.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { linkTo, pathOfPlace } from './listing-place.ts';
import { useFormGeneration } from './use-form-generation.ts';
import { useWideScreen } from './use-wide-screen.ts';
import type { ListingView } from './use-listing.ts';

/** Facets as one plain GET form beside the goods, where a tick counts at once; small screens open them as a dialog. */
export const ListingFilters = ({ view }: { view: ListingView }) => {
  const { place, address } = view;
  const say = useMessages();
  const { href } = useLinks();
  const navigate = useNavigate();
  const isWide = useWideScreen();
  const { generation, expect } = useFormGeneration(linkTo(place, { ...address, page: 1 }));
  const { Dialog, isOpen, close } = useFiltersDialog();
  const cleared = linkTo(place, { ...address, filters: NO_FILTERS, page: 1 });

  const apply = (form: HTMLFormElement) => {
    const next = linkTo(place, meantBy(form, view));
    expect(next);
    void navigate(next, { preventScrollReset: isWide });
  };
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
            {countFilters(address.filters) > 0 && (
              <ButtonLink look="quiet" href={href(cleared)}>
                {say('marketplace.list.clear')}
              </ButtonLink>
            )}
            <Button type="submit" isBlock>
              {say('marketplace.list.apply')}
            </Button>
          </>
        }
      >
        <HiddenFields address={address} />
        <FacetFields key={generation} view={view} />
      </FilterSheet>
      {Dialog && <Dialog view={view} isOpen={isOpen} onClose={close} />}
    </>
  );
};
