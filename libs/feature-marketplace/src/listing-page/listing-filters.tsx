import { countFilters, NO_FILTERS } from '@shop/domain';
import { useLinks } from '@shop/page';
import { Button, ButtonLink, FilterSheet } from '@shop/ui-theme';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { FacetFields } from './facet-fields.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { readAddress } from './listing-address.ts';
import { addressOfForm } from './form-query.ts';
import { linkTo, pathOfPlace } from './listing-place.ts';
import { useFormGeneration } from './use-form-generation.ts';
import { usePickedCount } from './use-picked-count.ts';
import type { ListingView } from './use-listing.ts';

export const FILTERS_ID = 'filters';

const WIDE = '(min-width: 1025px)';

const queryOf = (form: HTMLFormElement): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, text] of new FormData(form)) if (typeof text === 'string') query.append(name, text);
  return query;
};

/** Facets as one plain GET form: beside the goods on wide screens, a sheet on small ones. */
export const ListingFilters = ({ view }: { view: ListingView }) => {
  const { place, address, rate } = view;
  const say = useMessages();
  const { href } = useLinks();
  const navigate = useNavigate();
  const { generation, expect } = useFormGeneration(linkTo(place, { ...address, page: 1 }));
  const { pick, count } = usePickedCount(view);
  const cleared = linkTo(place, { ...address, filters: NO_FILTERS, page: 1 });

  const meantBy = (form: HTMLFormElement) => {
    const query = queryOf(form);
    return addressOfForm(query, rate) ?? readAddress(query);
  };
  const apply = (form: HTMLFormElement, isKeepingPlace: boolean) => {
    const next = linkTo(place, meantBy(form));
    expect(next);
    pick(null);
    void navigate(next, { preventScrollReset: isKeepingPlace });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget, false);
  };
  // Beside the goods a tick counts at once; in the sheet one wants to tick several first.
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (matchMedia(WIDE).matches) apply(event.currentTarget, true);
    else pick(meantBy(event.currentTarget));
  };
  return (
    <FilterSheet
      id={FILTERS_ID}
      heading={say('marketplace.list.filters')}
      closeLabel={say('marketplace.list.closeFilters')}
      action={href(pathOfPlace(place))}
      isLive
      onSubmit={onSubmit}
      onChange={onChange}
      actions={
        <>
          {countFilters(address.filters) > 0 && (
            <ButtonLink look="quiet" href={href(cleared)}>
              {say('marketplace.list.clear')}
            </ButtonLink>
          )}
          <Button type="submit" isBlock>
            {count === undefined
              ? say('marketplace.list.apply')
              : say('marketplace.list.applyCount', { count })}
          </Button>
        </>
      }
    >
      <HiddenFields address={address} />
      <FacetFields key={generation} view={view} />
    </FilterSheet>
  );
};
