import type { Checkout } from '@shop/data-access';
import { findCountryById, postcodeExample } from '@shop/domain';
import { useCheckoutWords } from '../checkout-words.ts';
import { useMessages } from '../messages.ts';

/** The checkout's words, with what a postcode of the chosen country looks like. */
export const useShippingWords = ({ country_id }: Pick<Checkout, 'country_id'>): Record<string, string> => {
  const say = useMessages();
  const words = useCheckoutWords();
  const country = findCountryById(country_id);
  const example = country && postcodeExample(country.code);
  return { ...words, ...(example ? { postcode: say('checkout.problem.postcode', { example }) } : {}) };
};
