import type { PaymentProvider } from '@shop/domain/payment-provider';
import { montonioProvider } from '@shop/commerce-payment-montonio/public';
import { paypalProvider } from '@shop/commerce-payment-paypal/public';
import { sandboxProvider } from '@shop/commerce-payment-sandbox/public';
import { stripeProvider } from '@shop/commerce-payment-stripe/public';

/**
 * Every payment provider: a folder and a line here. Where two have a method of the same id, the offer names
 * the one that takes it; without an offer, the texts of the first are shown.
 */
export const paymentProviders: readonly PaymentProvider[] = [
  montonioProvider,
  paypalProvider,
  stripeProvider,
  sandboxProvider,
];
