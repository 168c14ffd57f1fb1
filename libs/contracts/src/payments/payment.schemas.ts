import { REFUSAL_REASONS } from '@shop/domain/refusal-reason';
import * as z from 'zod/mini';
import { answer, SecretSlug } from '../contract.ts';

export const VerifyPayment = z.object({
  /** The payment's own reference, as in the return address. */
  reference: z.string().check(z.maxLength(64)),
});
export type VerifyPayment = z.infer<typeof VerifyPayment>;

/** Named where it is no order: a top-up ends at the balance. */
const PaidFor = z.optional(z.literal('balance'));

/** What became of a press on the button that pays. */
export const BegunPayment = {
  /** The success page's secret slug. */
  success_slug: SecretSlug,
  /** By which `payment/verify` knows this attempt. */
  payment_reference: SecretSlug,
  state: z.enum(['paid', 'redirect', 'pending']),
  /** Where the visitor goes to pay; null unless `redirect`. */
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
  /** While it is pending: what is paid for, as its mails name it. */
  order_number: z.optional(z.string()),
  /** Why it failed, where that is known and the shopper can do something about it. */
  reason: z.optional(z.enum(REFUSAL_REASONS)),
});
export type PaymentState = z.infer<typeof PaymentState>;
