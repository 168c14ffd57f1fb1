import { findLanguage } from '@shop/domain/languages';
import { AMOUNT_PER_CENT, type Amount } from '@shop/domain/money';
import type { PaymentMeans } from '@shop/domain/saved-means';
import type { Stripe } from 'stripe';

export type SessionToCreate = {
  readonly reference: string;
  readonly brand: string;
  readonly amount: Amount;
  readonly currency: string;
  /** The provider's token of a card that was typed in on the shop's page; null: on the provider's page. */
  readonly option: string | null;
  readonly means?: PaymentMeans | null;
  readonly buyer: { readonly email: string | null };
  readonly description: string;
  readonly shopName: string;
  readonly locale: string;
  readonly returnUrl: string;
  readonly declineUrl: string;
  readonly expiresAt: Date;
};

const LONGEST_TEXT = 250;
const MILLIS = 1_000;
/**
 * The provider's minimum lifetime of a page is 30 minutes; one more for the transfer. The shop closes it
 * earlier.
 */
const SHORTEST_LIFE_S = 31 * 60;

/** Raises for parts of a cent, which cannot be charged. */
export const toCents = (amount: Amount): number => {
  const cents = amount / AMOUNT_PER_CENT;
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${amount} is no sum in cents`);
  return cents;
};

/** The card may pay again while its owner is in the shop. */
const SAVED = { setup_future_usage: 'on_session' } as const;

const buyerOf = ({ email }: SessionToCreate['buyer']) => (email === null ? {} : { customer_email: email });

/**
 * The parameters of `POST /v1/checkout/sessions`. They are the same for each retry, as the idempotency key
 * requires. The sum is charged in the shop's currency (`adaptive_pricing`).
 */
export const sessionParams = (order: SessionToCreate): Stripe.Checkout.SessionCreateParams => {
  const { reference, brand, buyer, means } = order;
  const isSaved = means?.isSaved ?? false;
  const description = order.description.slice(0, LONGEST_TEXT);
  return {
    mode: 'payment',
    submit_type: 'pay',
    client_reference_id: reference,
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: toCents(order.amount),
          product_data: { name: description },
        },
      },
    ],
    payment_intent_data: { description, metadata: { reference, brand }, ...(isSaved && SAVED) },
    adaptive_pricing: { enabled: false },
    branding_settings: { display_name: order.shopName.slice(0, LONGEST_TEXT) },
    // A customer brings the address along, and the two may not be sent together.
    ...(isSaved ? { customer: means?.holder ?? '' } : buyerOf(buyer)),
    locale: findLanguage(order.locale)?.tag ?? 'auto',
    success_url: order.returnUrl,
    cancel_url: order.declineUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / MILLIS) + SHORTEST_LIFE_S,
  };
};

/**
 * The parameters of `POST /v1/payment_intents`. The intent takes no money before it is confirmed, and only the
 * secret key confirms it (`manual`).
 */
export const intentParams = (order: SessionToCreate): Stripe.PaymentIntentCreateParams => ({
  amount: toCents(order.amount),
  currency: order.currency.toLowerCase(),
  allowed_payment_method_types: ['card'],
  confirmation_method: 'manual',
  description: order.description.slice(0, LONGEST_TEXT),
  metadata: { reference: order.reference, brand: order.brand },
  ...(order.means && { customer: order.means.holder }),
  ...(order.means?.isSaved && SAVED),
});

/** A card that was typed in on the shop's page, by its token, or a saved one. */
export type CardToCharge = { readonly token: string } | { readonly saved: string };

/**
 * The parameters of the confirmation with a card. The buyer's bank is opened at an address, without the
 * provider's script, and returns to the shop.
 */
export const confirmParams = (
  { returnUrl }: Pick<SessionToCreate, 'returnUrl'>,
  card: CardToCharge,
): Stripe.PaymentIntentConfirmParams => ({
  ...('saved' in card ? { payment_method: card.saved } : { confirmation_token: card.token }),
  return_url: returnUrl,
  use_stripe_sdk: false,
});

export type RefundToMake = { readonly amount: Amount; readonly key: string };

/**
 * The parameters of `POST /v1/refunds`. The key is in them too: the provider deletes its own keys after a
 * day.
 */
export const refundParams = (intentId: string, { amount, key }: RefundToMake): Stripe.RefundCreateParams => ({
  payment_intent: intentId,
  amount: toCents(amount),
  metadata: { key },
});
