import { randomUUID } from 'node:crypto';
import type { PaymentAt, PaymentOrder } from '@shop/commerce-payments/providers';

/** The emulator's account. */
export const CREDENTIALS = {
  accessKey: 'shop-access',
  secretKey: 'a-secret-of-forty-characters-for-the-test',
};

/** An order of 12.34 EUR in the brand `lt` that may be paid for half an hour. */
export const aPaymentOrder = (now: Date, change: Partial<PaymentOrder> = {}): PaymentOrder => {
  const reference = randomUUID();
  return {
    reference,
    brand: 'lt',
    amount: 123_400,
    currency: 'EUR',
    option: 'HABALT22',
    buyer: { email: 'ona@shopper.example', name: 'Ona Onaitė', country: 'LT' },
    description: 'Order 12',
    shopName: 'Nordport',
    locale: 'ee',
    returnUrl: `https://lt.example/lt/payment/accept?payment=${reference}`,
    declineUrl: `https://lt.example/lt/payment/decline?payment=${reference}`,
    expiresAt: new Date(now.getTime() + 1_800_000),
    ...change,
  };
};

/** The same payment as the shop stored it. */
export const paymentAt = (order: PaymentOrder, now: Date): PaymentAt => ({
  brand: order.brand,
  ref: null,
  amount: order.amount,
  currency: order.currency,
  createdAt: now,
});
