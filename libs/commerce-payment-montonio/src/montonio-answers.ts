import * as z from 'zod/mini';

const Text = z.string().check(z.maxLength(200));
const Sum = z.union([z.string().check(z.maxLength(20)), z.number()]);

/** The states of an order that the API documents. */
export const PaymentStatus = z.enum([
  'PENDING',
  'AUTHORIZED',
  'PAID',
  'VOIDED',
  'ABANDONED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

const Refund = z.object({
  uuid: Text,
  amount: Sum,
  status: z.enum(['PENDING', 'PROCESSING', 'SUCCESSFUL', 'REJECTED', 'CANCELED']),
});

const Intent = z.object({
  status: Text,
  serviceFee: z.nullish(Sum),
  serviceFeeCurrency: z.nullish(Text),
});

/**
 * The fields that are read of an order; the rest of the answer, including names and accounts of payers, is
 * not stored.
 */
export const Order = z.object({
  uuid: z.uuid(),
  paymentStatus: PaymentStatus,
  merchantReference: Text,
  grandTotal: Sum,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  paymentUrl: z.nullish(z.url()),
  paymentIntents: z._default(z.array(Intent), []),
  refunds: z._default(z.array(Refund), []),
  availableForRefund: z._default(Sum, 0),
});
export type Order = z.infer<typeof Order>;

const Bank = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  uiPosition: z.nullish(z.number()),
  supportedCurrencies: z.nullish(z.array(Text)),
});
export type Bank = z.infer<typeof Bank>;

export const PaymentMethods = z.object({
  paymentMethods: z.object({
    paymentInitiation: z.optional(
      z.object({ setup: z.record(z.string(), z.object({ paymentMethods: z.array(Bank) })) }),
    ),
  }),
});

/** The fields of webhook tokens. A payer's name and account are in them too, and are not read. */
export const OrderToken = z.object({
  uuid: z.uuid(),
  accessKey: Text,
  merchantReference: Text,
  paymentStatus: PaymentStatus,
  grandTotal: Sum,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
export type OrderToken = z.infer<typeof OrderToken>;

export const RefundToken = z.object({ orderUuid: z.uuid(), accessKey: Text });
