import { findMethod, paymentProviders } from '@shop/commerce-payments/registry';
import type { PaymentMethod } from '@shop/contracts/checkout';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { useSpeech } from '@shop/i18n';
import type { IconName } from '@shop/ui-theme/icon';
import { useMessages } from '../messages.ts';

type MethodWords = {
  /** A payment method with its texts. */
  readonly nameOf: (id: number) => string;
  readonly hintOf: (id: number) => string;
  readonly iconOf: (id: number) => IconName;
};

/** The display of the payment methods: from the entries of their providers; balance and account are the shop's own. */
export const useMethodWords = (
  /** In the order of the offer: each with the provider that takes it here. */
  offers: readonly Pick<PaymentMethod, 'id' | 'provider'>[],
): MethodWords => {
  const say = useMessages();
  const speech = useSpeech();
  const find = (id: number) =>
    findMethod(paymentProviders, id, offers.find((offer) => offer.id === id)?.provider);
  return {
    nameOf: (id) => {
      const method = find(id);
      if (method) return speech.say(method.words.name);
      if (id === PAYMENT_PROVIDER.account) return say('checkout.account.name');
      return id === PAYMENT_PROVIDER.balance ? say('checkout.payment.balance') : '';
    },
    hintOf: (id) => {
      const hint = find(id)?.words.hint;
      return hint === undefined ? say('checkout.payment.redirect_hint') : speech.say(hint);
    },
    iconOf: (id) => find(id)?.icon ?? (id === PAYMENT_PROVIDER.account ? 'document' : 'card'),
  };
};
