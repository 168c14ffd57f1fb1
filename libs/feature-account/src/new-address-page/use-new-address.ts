import { useDestination, useQueriesOf, useSite, type FormValues } from '@shop/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { fromClient } from '../address-form/address-form.conversions.ts';

/** The initial values of the form of a new address; undefined for a guest. */
export const useNewAddress = (countryId?: number): FormValues | undefined => {
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const { countries } = useSite();
  const { countryId: market } = useDestination();
  const offered = countries.find(({ id }) => id === (countryId ?? market)) ?? countries[0];
  return user && offered ? fromClient(user, offered.id) : undefined;
};
