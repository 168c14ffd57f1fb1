import { randomUUID } from 'node:crypto';
import type { PaymentOrder } from '@shop/commerce-payments/providers';
import type { StripeAccount } from '../stripe-account.ts';

/** The emulator's account, with a restricted key; the address is the emulator's. */
export const aStripeAccount = (apiUrl = ''): StripeAccount => ({
  secretKey: 'rk_test_hush1234',
  webhookSecret: 'whsec_hush5678',
  publishableKey: 'pk_test_open9012',
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
    buyer: { email: 'buyer@example.com', name: null, country: null },
    description: 'Order 12',
    shopName: 'Nordport',
    locale: 'ee',
    returnUrl: `https://lt.example/ee/payment/accept?payment=${reference}`,
    declineUrl: `https://lt.example/ee/payment/decline?payment=${reference}`,
    expiresAt: new Date(now.getTime() + 1_800_000),
  } as const satisfies PaymentOrder;
};
