import { FALLBACK_FORMAT_TAG, findLanguage } from '@shop/domain/languages';
import type { Amount } from '@shop/domain/money';
import { toMoney } from './paypal-money.ts';

export type OrderToCreate = {
  readonly reference: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly description: string;
  readonly shopName: string;
  readonly locale: string;
  readonly returnUrl: string;
  readonly declineUrl: string;
};

/** The provider's limit for names and descriptions. */
const LONGEST_TEXT = 127;

/**
 * The body of `POST /v2/checkout/orders`. The buyer approves the full sum there, so no step is left in the
 * shop (`PAY_NOW`); the shop has the address (`NO_SHIPPING`).
 */
export const orderBody = (order: OrderToCreate) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: order.reference,
      description: order.description.slice(0, LONGEST_TEXT),
      amount: toMoney(order.amount, order.currency),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: order.shopName.slice(0, LONGEST_TEXT),
        locale: findLanguage(order.locale)?.formatTag ?? FALLBACK_FORMAT_TAG,
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        return_url: order.returnUrl,
        cancel_url: order.declineUrl,
      },
    },
  },
});

export type RefundToMake = { readonly amount: Amount; readonly currency: string; readonly key: string };

/** A refund is described by letters, digits and `-_.,` only; the keys of the shop have colons. */
export const refundIdOf = (key: string): string => key.replaceAll(/[^A-Za-z0-9\-_.,]/g, '.');

/**
 * The body of `POST /v2/payments/captures/{id}/refund`. The key is in it too: the provider deletes its own
 * keys.
 */
export const refundBody = ({ amount, currency, key }: RefundToMake) => ({
  amount: toMoney(amount, currency),
  custom_id: refundIdOf(key),
});
