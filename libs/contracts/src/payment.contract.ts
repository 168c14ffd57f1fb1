import * as z from 'zod/mini';
import { answer, SecretSlug } from './contract.ts';

export const VerifyPayment = z.object({
  /** The payment's own reference, as in the return address. */
  reference: z.string().check(z.maxLength(64)),
});
export type VerifyPayment = z.infer<typeof VerifyPayment>;

export const PaymentState = answer({
  state: z.enum(['paid', 'pending', 'failed']),
  success_slug: z.nullable(SecretSlug),
  /** The checkout to go back to after a failure. */
  checkout_slug: z.nullable(SecretSlug),
});
export type PaymentState = z.infer<typeof PaymentState>;
