import type { CountryCode } from '@shop/domain/countries';
import { addressFieldsOf } from '@shop/domain/delivery-address';
import { useAddressMessages } from './address.messages.ts';

/** The labels of an address in one country, in the order of the fields, as in the list of errors. */
export const useAddressLabels = (
  country: CountryCode | undefined,
): Readonly<Record<string, string>> & { country_id: string } => {
  const say = useAddressMessages();
  const own = country === 'AE' ? { city: say('address.city_emirate') } : {};
  return {
    country_id: say('address.country_id'),
    ...Object.fromEntries(addressFieldsOf(country).map((name) => [name, say(`address.${name}`)])),
    ...own,
  };
};
