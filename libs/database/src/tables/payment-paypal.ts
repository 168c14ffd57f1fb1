import type { Generated, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** What the shop knows of an order at the provider: it is found there only by the provider's own id. */
export type PaypalPaymentTable = {
  /** The reference of the attempt; the key of the call that creates the order. */
  reference: string;
  brand: string;
  /** Null until the provider answered, and for a payment that was closed before it began. */
  order_id: string | null;
  approve_url: string | null;
  capture_id: string | null;
  /** A part of the capture's key: a declined capture is not repeated, the next one is another. */
  capture_attempt: Generated<number>;
  /** Set before money is asked for. From then on only the provider knows whether it was taken. */
  capture_begun_at: Date | null;
  /** No money is asked for any more. */
  closed_at: Date | null;
  /** Why it was closed. */
  reason: string | null;
  expires_at: Date;
  created_at: Timestamp;
};

export interface PaymentPaypalTables {
  paypal_payment: PaypalPaymentTable;
}

export const paymentPaypalWriters: Writers<PaymentPaypalTables> = {
  paypal_payment: 'commerce-payment-paypal',
};
