import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import {
  Address,
  Currency,
  describing,
  flag,
  listOf,
  Locale,
  Metadata,
  Text,
  whole,
} from './stripe-fields.ts';

const FutureUsage = z.enum(['on_session', 'off_session']);

/** `POST /v1/checkout/sessions`, as far as a payment by card needs it. */
export const SessionCreate = describing<Stripe.Checkout.SessionCreateParams>()(
  z.strictObject({
    mode: z.literal('payment'),
    submit_type: z.optional(z.enum(['auto', 'book', 'donate', 'pay'])),
    client_reference_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    allowed_payment_method_types: z.optional(listOf(z.literal('card'))),
    line_items: listOf(
      z.strictObject({
        quantity: whole(1),
        price_data: z.strictObject({
          currency: Currency,
          unit_amount: whole(1),
          product_data: z.strictObject({ name: Text, description: z.optional(Text) }),
        }),
      }),
    ),
    payment_intent_data: z.optional(
      z.strictObject({
        description: z.optional(Text),
        metadata: z.optional(Metadata),
        setup_future_usage: z.optional(FutureUsage),
      }),
    ),
    adaptive_pricing: z.optional(z.strictObject({ enabled: flag })),
    branding_settings: z.optional(z.strictObject({ display_name: z.optional(Text) })),
    customer: z.optional(Text),
    customer_email: z.optional(z.email()),
    metadata: z.optional(Metadata),
    locale: z.optional(Locale),
    success_url: Address,
    cancel_url: z.optional(Address),
    expires_at: z.optional(whole(1)),
  }),
);

/** `POST /v1/payment_intents`. */
export const IntentCreate = describing<Stripe.PaymentIntentCreateParams>()(
  z.strictObject({
    amount: whole(1),
    currency: Currency,
    allowed_payment_method_types: z.optional(listOf(z.literal('card'))),
    confirmation_method: z.optional(z.enum(['automatic', 'manual'])),
    customer: z.optional(Text),
    setup_future_usage: z.optional(FutureUsage),
    description: z.optional(Text),
    metadata: z.optional(Metadata),
  }),
);

/** `POST /v1/payment_intents/:id/confirm`. */
export const IntentConfirm = describing<Stripe.PaymentIntentConfirmParams>()(
  z.strictObject({
    confirmation_token: z.optional(Text),
    payment_method: z.optional(Text),
    return_url: z.optional(Address),
    use_stripe_sdk: z.optional(flag),
  }),
);

/** `POST /v1/refunds`. */
export const RefundCreate = describing<Stripe.RefundCreateParams>()(
  z.strictObject({
    payment_intent: Text,
    amount: z.optional(whole(1)),
    reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
    metadata: z.optional(Metadata),
  }),
);

/** The only part of a payment that the shop has expanded. */
export const MONEY_EXPANSION = 'payment_intent.latest_charge.balance_transaction';
export const SessionQuestion = describing<Stripe.Checkout.SessionRetrieveParams>()(
  z.strictObject({ expand: z.optional(listOf(z.literal(MONEY_EXPANSION))) }),
);

export const INTENT_EXPANSION = 'latest_charge.balance_transaction';
export const CARD_EXPANSION = 'payment_method';
export const IntentQuestion = describing<Stripe.PaymentIntentRetrieveParams>()(
  z.strictObject({ expand: z.optional(listOf(z.enum([INTENT_EXPANSION, CARD_EXPANSION]))) }),
);

/** Lists of what belongs to a payment. */
const ofPayment = z.strictObject({ payment_intent: z.optional(Text), limit: z.optional(whole(1)) });
export const SessionsQuestion = describing<Stripe.Checkout.SessionListParams>()(ofPayment);
export const RefundsQuestion = describing<Stripe.RefundListParams>()(ofPayment);

export const Nothing = z.strictObject({});
