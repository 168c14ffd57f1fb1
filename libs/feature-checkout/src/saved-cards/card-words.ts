import type { SavedCard } from '@shop/data-access/saved-means';
import { useMessages } from '../messages.ts';

/** Names of card networks are the same in all languages. */
const NETWORKS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
};

type CardWords = {
  /** `Visa •••• 4242` */
  readonly nameOf: (card: Pick<SavedCard, 'network' | 'last_four'>) => string;
  readonly expiryOf: (card: Pick<SavedCard, 'expires_month' | 'expires_year' | 'is_expired'>) => string;
};

/** A saved card in words: never its number. */
export const useCardWords = (): CardWords => {
  const say = useMessages();
  return {
    nameOf: ({ network, last_four: digits }) =>
      say('checkout.saved.card', { network: NETWORKS[network] ?? say('checkout.saved.network'), digits }),
    expiryOf: ({ expires_month: month, expires_year: year, is_expired: isExpired }) => {
      const until = `${String(month).padStart(2, '0')}/${year}`;
      return say(isExpired ? 'checkout.saved.expired' : 'checkout.saved.expires', { until });
    },
  };
};
