import type { CountryCode } from '@shop/domain/countries';
import { postcodeExample } from '@shop/domain/postcode';
import { useAddressMessages } from './address.messages.ts';

/** The messages of an address's errors, with an example postcode of its country. */
export const useAddressWords = (country: CountryCode | undefined): Readonly<Record<string, string>> => {
  const say = useAddressMessages();
  const example = country && postcodeExample(country);
  const notDelivered = say('address.problem.not_delivered');
  return {
    ...(example === undefined ? {} : { postcode: say('address.problem.postcode', { example }) }),
    not_delivered: notDelivered,
    country_not_served: notDelivered,
  };
};
