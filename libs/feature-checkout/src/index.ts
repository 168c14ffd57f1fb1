import type { Feature } from '@shop/page';
import { checkCheckout, checkConfirm, checkPayment, checkPaymentAccept } from './checkout.checks.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { messages } from './messages.ts';

/** From the cart to a paid order: shipping, payment, confirm, and the ways back from a provider. */
export const checkout: Feature = {
  key: 'checkout',
  routes: checkoutRoutes,
  checks: {
    checkout: checkCheckout,
    payment: checkPayment,
    confirm: checkConfirm,
    'payment-accept': checkPaymentAccept,
  },
  messages,
};
