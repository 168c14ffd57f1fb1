import { randomUUID } from 'node:crypto';
import type { PaymentOrder } from '@shop/commerce-payments/providers';
import type { PayPalAccount } from '../paypal-account.ts';

/** The emulator's account; the address is the emulator's. */
export const aPayPalAccount = (apiUrl = ''): PayPalAccount => ({
  clientId: 'shop',
  clientSecret: 'hush-hush',
  webhookId: '1JE4291016473214C',
  apiUrl,
});

/** An order of 12.34 EUR in the brand `lt` that may be paid for half an hour. */
export const aPaymentOrder = (now: Date) => {
  const reference = randomUUID();
  return {
    reference,
    brand: 'lt',
    amount: 123_400,
    currency: 'EUR',
    option: null,
    buyer: { email: null, name: null, country: null },
    description: 'Order 12',
    shopName: 'Nordport',
    locale: 'lt',
    returnUrl: `https://lt.example/lt/payment/accept?payment=${reference}`,
    declineUrl: `https://lt.example/lt/payment/decline?payment=${reference}`,
    expiresAt: new Date(now.getTime() + 1_800_000),
  } as const satisfies PaymentOrder;
};
