import * as z from 'zod/mini';

/** A request's token: the caller, and its times of issue and expiry. */
const TOKEN = { accessKey: z.string(), iat: z.int(), exp: z.int() };

const Sum = z.number().check(z.positive());
const Currency = z.enum(['EUR', 'PLN']);
const Locale = z.enum(['de', 'en', 'et', 'fi', 'lt', 'lv', 'pl', 'ru']);
const Text = z.string().check(z.minLength(1), z.maxLength(255));
const SHORTEST_MINUTES = 1;

/** `POST /orders`, as far as a bank link needs it: an unknown, missing or mistyped field is refused. */
export const OrderRequest = z.strictObject({
  ...TOKEN,
  merchantReference: Text,
  merchantReferenceDisplay: z.optional(Text),
  returnUrl: z.url(),
  notificationUrl: z.url(),
  grandTotal: Sum,
  currency: Currency,
  locale: Locale,
  expiresIn: z.optional(z.int().check(z.gte(SHORTEST_MINUTES))),
  payment: z.strictObject({
    method: z.literal('paymentInitiation'),
    amount: Sum,
    currency: Currency,
    methodOptions: z.optional(
      z.strictObject({
        paymentDescription: z.optional(z.string().check(z.minLength(1), z.maxLength(140))),
        paymentReference: z.optional(Text),
        preferredCountry: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
        preferredLocale: z.optional(Locale),
        preferredProvider: z.optional(Text),
      }),
    ),
  }),
});

/** `POST /refunds`. */
export const RefundRequest = z.strictObject({
  ...TOKEN,
  orderUuid: z.uuid(),
  amount: Sum.check(z.gte(0.05)),
  idempotencyKey: z.uuid(),
});

/** A GET has its token in a header, and nothing else in it. */
export const Question = z.strictObject(TOKEN);

export const Envelope = z.strictObject({ data: z.string() });
