import type { ListingView } from './use-listing.ts';
import { addressOfForm } from './form-query.ts';
import { readAddress, type ListingAddress } from './listing-address.ts';

const queryOf = (form: HTMLFormElement): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, text] of new FormData(form)) if (typeof text === 'string') query.append(name, text);
  return query;
};

/** The address of the current values of a filter form. */
export const meantBy = (form: HTMLFormElement, { rate }: Pick<ListingView, 'rate'>): ListingAddress => {
  const query = queryOf(form);
  return addressOfForm(query, rate) ?? readAddress(query);
};
