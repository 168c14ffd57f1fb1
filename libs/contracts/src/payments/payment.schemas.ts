import { REFUSAL_REASONS } from '@shop/domain/refusal-reason';
import * as z from 'zod/mini';
import { answer, SecretSlug } from '../contract.ts';

export const VerifyPayment = z.object({
  /** The payment's own reference, as in the return address. */
  reference: z.string().check(z.maxLength(64)),
});
export type VerifyPayment = z.infer<typeof VerifyPayment>;

/** Present if it is not an order: a top-up ends at the balance, an invoice at its own page, a deposit at its reservation. */
const PaidFor = z.optional(z.enum(['balance', 'misc_invoice', 'reservation']));
export type PaidFor = z.infer<typeof PaidFor>;

/** The result of pressing the payment button. */
export const BegunPayment = {
  /** The success page's secret slug. */
  success_slug: SecretSlug,
  /** The reference of this attempt for `payment/verify`. */
  payment_reference: SecretSlug,
  state: z.enum(['paid', 'redirect', 'pending']),
  /** The provider's page; null unless `redirect`. */
  redirect_url: z.nullable(z.string()),
  paid_for: PaidFor,
};

export const PaymentState = answer({
  state: z.enum(['paid', 'pending', 'failed']),
  success_slug: z.nullable(SecretSlug),
  paid_for: PaidFor,
  /** The checkout to go back to after a failure. */
  checkout_slug: z.nullable(SecretSlug),
  /** It is pending because staff check it, which takes longer than a bank's answer. */
  in_review: z.optional(z.boolean()),
  /** While it is pending: the payable, as its mails name it. */
  order_number: z.optional(z.string()),
  /** The reason of the failure, where it is known and useful to the shopper. */
  reason: z.optional(z.enum(REFUSAL_REASONS)),
});
export type PaymentState = z.infer<typeof PaymentState>;
