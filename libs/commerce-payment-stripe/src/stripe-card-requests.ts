import type { SetupOrder } from '@shop/domain/saved-means';
import { findLanguage } from '@shop/domain/languages';
import type { Stripe } from 'stripe';

export type CardToSave = Omit<SetupOrder, 'account' | 'token'>;

const LONGEST_TEXT = 250;

/** The parameters of `POST /v1/setup_intents` with a card that was typed in on the shop's page. */
export const setupIntentParams = (
  { reference, holder, returnUrl }: CardToSave,
  token: string,
): Stripe.SetupIntentCreateParams => ({
  customer: holder,
  allowed_payment_method_types: ['card'],
  usage: 'on_session',
  confirm: true,
  confirmation_token: token,
  return_url: returnUrl,
  use_stripe_sdk: false,
  metadata: { reference },
});

/** The parameters of `POST /v1/checkout/sessions` for a page that saves a card and takes no money. */
export const setupSessionParams = (order: CardToSave): Stripe.Checkout.SessionCreateParams => ({
  mode: 'setup',
  client_reference_id: order.reference,
  customer: order.holder,
  currency: order.currency.toLowerCase(),
  allowed_payment_method_types: ['card'],
  branding_settings: { display_name: order.shopName.slice(0, LONGEST_TEXT) },
  locale: findLanguage(order.locale)?.tag ?? 'auto',
  success_url: order.returnUrl,
  cancel_url: order.cancelUrl,
});
