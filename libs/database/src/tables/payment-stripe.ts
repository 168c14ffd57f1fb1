import type { Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** The shop's record of a hosted page at the provider: it is found there only by the provider's own id. */
export type StripePaymentTable = {
  /** The reference of the attempt; the key of the call that creates the page. */
  reference: string;
  brand: string;
  /** Null until the provider answered, and for a payment that was closed before it began. */
  session_id: string | null;
  pay_url: string | null;
  /** The id that refunds, charges and disputes refer to; known once the buyer has tried to pay. */
  intent_id: string | null;
  /** The page no longer takes payments. */
  closed_at: Date | null;
  /** The reason of the closing. */
  reason: string | null;
  expires_at: Date;
  created_at: Timestamp;
};

export interface PaymentStripeTables {
  stripe_payment: StripePaymentTable;
}

export const paymentStripeWriters: Writers<PaymentStripeTables> = {
  stripe_payment: 'commerce-payment-stripe',
};
