import { returnExceptionMessages } from '@shop/i18n/return-exception-messages';
import { guaranteeMessages } from '@shop/page/guarantee-messages';

export { messages } from './messages.ts';

export const checks = () => import('./checkout.checks.ts');

export const checkout = {
  loader: async () => (await import('./shipping-page/shipping-page.loader.ts')).loader,
  action: async () => (await import('./shipping-page/shipping-page.action.ts')).action,
  Component: async () => (await import('./shipping-page/shipping-page.tsx')).ShippingPage,
};

export const paymentAccept = {
  loader: async () => (await import('./payment-return/payment-accept.loader.ts')).loader,
  Component: async () => (await import('./payment-return/payment-accept-page.tsx')).PaymentAcceptPage,
};

export const paymentDecline = {
  loader: async () => (await import('./payment-return/payment-decline.loader.ts')).loader,
  Component: async () => (await import('./payment-return/payment-fail-page.tsx')).PaymentFailPage,
};

export const paymentFail = {
  Component: async () => (await import('./payment-return/payment-fail-page.tsx')).PaymentFailPage,
};

export const paymentPay = {
  loader: async () => (await import('./payment-pay/payment-pay.ts')).loader,
  action: async () => (await import('./payment-pay/payment-pay.ts')).action,
};

export const payment = {
  loader: async () => (await import('./payment-page/payment-page.loader.ts')).loader,
  action: async () => (await import('./payment-page/payment-page.action.ts')).action,
  Component: async () => (await import('./payment-page/payment-page.tsx')).PaymentPage,
};

export const confirm = {
  loader: async () => (await import('./confirm-page/confirm-page.loader.ts')).loader,
  action: async () => (await import('./confirm-page/confirm-page.action.ts')).action,
  Component: async () => (await import('./confirm-page/confirm-page.tsx')).ConfirmPage,
};

/** The messages of the review in addition to those of the checkout. */
export const confirmWords = [guaranteeMessages, returnExceptionMessages];

export const savedCards = {
  loader: async () => (await import('./saved-cards/saved-cards-page.loader.ts')).loader,
  action: async () => (await import('./saved-cards/saved-cards-page.action.ts')).action,
  Component: async () => (await import('./saved-cards/saved-cards-page.tsx')).SavedCardsPage,
};

export const success = {
  loader: async () => (await import('./success-page/success-page.loader.ts')).loader,
  Component: async () => (await import('./success-page/success-page.tsx')).SuccessPage,
};
