import { useLinks } from '@shop/page';
import { useState, type MouseEvent } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import {
  ask,
  categoryParamOf,
  nothingAsked,
  settle,
  wantedOf,
  type AskedAddresses,
  type ShownListing,
} from './asked-addresses.ts';
import type { ListingAddress } from './listing-address.ts';
import { linkTo } from './listing-place.ts';
import { isPlainClick } from './plain-click.ts';

type ChangeOptions = NavigateOptions & { isOfFields?: boolean };

/**
 * Changes of the listing's address. Each is applied to `wanted`, the last requested address, so that a change
 * made while another one loads does not undo it. The router reports a navigation only after React has
 * rendered it, which is too late for the next click: therefore the state is kept here.
 */
export const useListingChanges = (shown: ShownListing) => {
  const navigate = useNavigate();
  const { href } = useLinks();
  const [asked, setAsked] = useState<AskedAddresses>(() => nothingAsked(shown));
  if (asked.shown.entry !== shown.entry) setAsked(settle(asked, shown));

  const change = (next: ListingAddress, { isOfFields = false, ...options }: ChangeOptions = {}) => {
    setAsked((known) => ask(known, next, isOfFields));
    void navigate(linkTo(shown.place, next), options);
  };
  const changeLink = (next: ListingAddress, options?: NavigateOptions) => ({
    href: href(linkTo(shown.place, next)),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      change(next, options);
    },
  });
  const { prevCategoryParam, generation: fieldsGeneration } = asked;
  return {
    wanted: wantedOf(asked),
    categoryParam: categoryParamOf(asked),
    prevCategoryParam,
    fieldsGeneration,
    change,
    changeLink,
  };
};
