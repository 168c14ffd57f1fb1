import type { Checkout } from '@shop/data-access';
import { findCountryById } from '@shop/domain/countries';
import { useAddressWords } from '@shop/forms';
import { useCheckoutWords } from '../checkout-words.ts';
import { useMessages } from '../messages.ts';

type Shown = Pick<Checkout, 'country_id' | 'products'>;

/**
 * The checkout's messages, those of an address in the chosen country, and the item of a reservation pause.
 */
export const useShippingWords = ({ country_id, products }: Shown): Record<string, string> => {
  const say = useMessages();
  const words = useCheckoutWords();
  const address = useAddressWords(findCountryById(country_id)?.code);
  const [first, ...more] = products;
  const held = first && say('checkout.problem.held_often_named', { name: first.name, more: more.length });
  return {
    ...words,
    ...address,
    ...(held ? { 'checkout.held_often': held } : {}),
  };
};
