import { messagesLater } from '@shop/i18n';
import type { Check, Feature } from '@shop/page';
import { pages } from './pages.ts';
import type {} from './checkout.registry.ts';

/** Checks of pages that are not landing pages: loaded with the first such page. */
const late =
  (name: 'checkCheckout' | 'checkConfirm' | 'checkPayment' | 'checkPaymentAccept'): Check =>
  async (context, address) =>
    (await (await pages()).checks())[name](context, address);

/** From the cart to a paid order: shipping, payment, confirm, and the return pages of a provider. */
export const checkout: Feature = {
  key: 'checkout',
  routes: {
    segments: ['checkout', 'payment', 'confirm', 'success', 'saved-cards'],
    load: async () => (await import('./checkout.routes.ts')).checkoutRoutes,
  },
  pages,
  checks: {
    checkout: late('checkCheckout'),
    payment: late('checkPayment'),
    confirm: late('checkConfirm'),
    'payment-accept': late('checkPaymentAccept'),
  },
  messages: messagesLater(async () => [(await pages()).messages]),
};
