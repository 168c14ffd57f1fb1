import { createHash } from 'node:crypto';
import type { PaymentOrder, RefundOrder } from '@shop/commerce-payments/providers';
import { findLanguage } from '@shop/domain/languages';
import { toUnits } from './montonio-money.ts';

const MINUTE_MS = 60_000;
const LONGEST_DESCRIPTION = 140;

export type OrderPlaces = {
  /** The address of the provider's webhooks. */
  readonly notificationUrl: string;
  /** The country whose banks are shown first. */
  readonly country: string | undefined;
};

/** The body of `POST /orders`. The buyer's name and address are not needed for a bank link and are not sent. */
export const orderRequest = (order: PaymentOrder, { notificationUrl, country }: OrderPlaces, now: Date) => {
  const total = toUnits(order.amount);
  const { currency } = order;
  const locale = findLanguage(order.locale)?.tag ?? 'en';
  const minutes = Math.floor((order.expiresAt.getTime() - now.getTime()) / MINUTE_MS);
  return {
    merchantReference: order.reference,
    merchantReferenceDisplay: order.description.slice(0, LONGEST_DESCRIPTION),
    returnUrl: order.returnUrl,
    notificationUrl,
    grandTotal: total,
    currency,
    locale,
    expiresIn: Math.max(1, minutes),
    payment: {
      method: 'paymentInitiation',
      amount: total,
      currency,
      methodOptions: {
        paymentDescription: `${order.shopName}: ${order.description}`.slice(0, LONGEST_DESCRIPTION),
        preferredLocale: locale,
        ...(country !== undefined && { preferredCountry: country }),
        ...(order.option !== null && { preferredProvider: order.option }),
      },
    },
  };
};

/** The API requires a UUID as key: the same text always becomes the same one. */
const uuidOf = (key: string): string => {
  const hex = createHash('sha256').update(key).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
};

/** The body of `POST /refunds`. */
export const refundRequest = (orderUuid: string, { amount, key }: RefundOrder) => ({
  orderUuid,
  amount: toUnits(amount),
  idempotencyKey: uuidOf(key),
});
