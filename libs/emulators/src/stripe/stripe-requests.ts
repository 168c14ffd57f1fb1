import type { Stripe } from 'stripe';
import * as z from 'zod/mini';

/** A field may be left out, or be undefined. */
type Loose<T> = T extends readonly (infer One)[]
  ? Loose<One>[]
  : T extends object
    ? { [Name in keyof T]?: Loose<T[Name]> | undefined }
    : T;
/** The fields of a description that the types of the package do not name. */
type Unnamed<Asked, Theirs> = Asked extends readonly (infer One)[]
  ? Theirs extends readonly (infer Other)[]
    ? Unnamed<One, Other>
    : Asked
  : Asked extends object
    ? {
        [Name in keyof Asked]-?: Name extends keyof Extract<Theirs, object>
          ? Unnamed<NonNullable<Asked[Name]>, NonNullable<Extract<Theirs, object>[Name]>>
          : Name;
      }[keyof Asked]
    : never;
type Described<Asked, Theirs> = [Unnamed<Asked, Theirs>] extends [never]
  ? Asked extends Loose<Theirs>
    ? true
    : false
  : false;

/** A description of exactly the fields in the package's types: any other does not compile. */
const describing =
  <Theirs>() =>
  <T extends z.ZodMiniType>(schema: T & (Described<z.output<T>, Theirs> extends true ? unknown : never)): T =>
    schema;

/** Parameters arrive as texts. */
const whole = (least: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,12}$/)),
    z.transform((text: string, context) => {
      if (Number(text) < least) context.issues.push({ code: 'custom', message: 'too small', input: text });
      return Number(text);
    }),
  );
const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
);
/** A list has its indices in the names: `line_items[0]`. */
const listOf = <T extends z.ZodMiniType>(one: T) =>
  z.pipe(
    z.record(z.string().check(z.regex(/^\d$/)), one),
    z.transform((places: Record<string, z.output<T>>): z.output<T>[] => Object.values(places)),
  );

const Text = z.string().check(z.minLength(1), z.maxLength(500));
const Address = z.string().check(z.url(), z.maxLength(5_000));
const Metadata = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)));
const Currency = z.enum(['eur', 'usd', 'aed']);

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
      z.strictObject({ description: z.optional(Text), metadata: z.optional(Metadata) }),
    ),
    adaptive_pricing: z.optional(z.strictObject({ enabled: flag })),
    branding_settings: z.optional(z.strictObject({ display_name: z.optional(Text) })),
    customer_email: z.optional(z.email()),
    metadata: z.optional(Metadata),
    locale: z.optional(z.enum(['auto', 'de', 'en', 'et', 'fi', 'fr', 'lt', 'lv', 'pl', 'ru'])),
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
    description: z.optional(Text),
    metadata: z.optional(Metadata),
  }),
);

/** `POST /v1/payment_intents/:id/confirm`. */
export const IntentConfirm = describing<Stripe.PaymentIntentConfirmParams>()(
  z.strictObject({
    confirmation_token: z.optional(Text),
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
export const IntentQuestion = describing<Stripe.PaymentIntentRetrieveParams>()(
  z.strictObject({ expand: z.optional(listOf(z.literal(INTENT_EXPANSION))) }),
);

/** Lists of what belongs to a payment. */
const ofPayment = z.strictObject({ payment_intent: z.optional(Text), limit: z.optional(whole(1)) });
export const SessionsQuestion = describing<Stripe.Checkout.SessionListParams>()(ofPayment);
export const RefundsQuestion = describing<Stripe.RefundListParams>()(ofPayment);

export const Nothing = z.strictObject({});
