import type { Checkout } from '@shop/data-access';
import { findCountryById } from '@shop/domain/countries';
import { postcodeExample } from '@shop/domain/postcode';
import { useCheckoutWords } from '../checkout-words.ts';
import { useMessages } from '../messages.ts';

type Shown = Pick<Checkout, 'country_id' | 'products'>;

/** The checkout's words, with what a postcode of the chosen country looks like, and what a pause of holding is about. */
export const useShippingWords = ({ country_id, products }: Shown): Record<string, string> => {
  const say = useMessages();
  const words = useCheckoutWords();
  const country = findCountryById(country_id);
  const example = country && postcodeExample(country.code);
  const [first, ...more] = products;
  const held = first && say('checkout.problem.held_often_named', { name: first.name, more: more.length });
  return {
    ...words,
    ...(example ? { postcode: say('checkout.problem.postcode', { example }) } : {}),
    ...(held ? { 'checkout.held_often': held } : {}),
  };
};
