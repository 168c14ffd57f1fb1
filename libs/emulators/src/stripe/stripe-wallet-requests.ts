import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { Address, Currency, describing, flag, listOf, Locale, Metadata, Text } from './stripe-fields.ts';

/** `POST /v1/customers`. */
export const CustomerCreate = describing<Stripe.CustomerCreateParams>()(
  z.strictObject({ email: z.email(), metadata: z.optional(Metadata) }),
);

/** `POST /v1/setup_intents`, confirmed at once. */
export const SetupIntentCreate = describing<Stripe.SetupIntentCreateParams>()(
  z.strictObject({
    customer: Text,
    allowed_payment_method_types: z.optional(listOf(z.literal('card'))),
    usage: z.optional(z.enum(['on_session', 'off_session'])),
    confirm: flag,
    confirmation_token: Text,
    return_url: Address,
    use_stripe_sdk: z.optional(flag),
    metadata: z.optional(Metadata),
  }),
);

export const SetupIntentQuestion = describing<Stripe.SetupIntentRetrieveParams>()(
  z.strictObject({ expand: z.optional(listOf(z.literal('payment_method'))) }),
);

/** `POST /v1/checkout/sessions` that saves a card. */
export const SetupSessionCreate = describing<Stripe.Checkout.SessionCreateParams>()(
  z.strictObject({
    mode: z.literal('setup'),
    client_reference_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    customer: Text,
    currency: Currency,
    allowed_payment_method_types: z.optional(listOf(z.literal('card'))),
    branding_settings: z.optional(z.strictObject({ display_name: z.optional(Text) })),
    locale: z.optional(Locale),
    success_url: Address,
    cancel_url: z.optional(Address),
  }),
);

export const SetupSessionQuestion = describing<Stripe.Checkout.SessionRetrieveParams>()(
  z.strictObject({ expand: z.optional(listOf(z.literal('setup_intent.payment_method'))) }),
);
