import type { PaymentProvider } from '@shop/domain/payment-provider';
import { montonioProvider } from '@shop/commerce-payment-montonio/public';
import { sandboxProvider } from '@shop/commerce-payment-sandbox/public';

/**
 * Every payment provider: a folder and a line here. Where two have a method of the same id, the texts and the icon
 * of the first are shown. The sandbox simulates others and comes last.
 */
export const paymentProviders: readonly PaymentProvider[] = [montonioProvider, sandboxProvider];
