import type { Generated, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** The shop's record of an order at the provider: it is found there only by the provider's own id. */
export type PaypalPaymentTable = {
  /** The reference of the attempt; the key of the call that creates the order. */
  reference: string;
  brand: string;
  /** Null until the provider answered, and for a payment that was closed before it began. */
  order_id: string | null;
  approve_url: string | null;
  capture_id: string | null;
  /** A part of the capture's key: a declined capture is not repeated, the next one has another key. */
  capture_attempt: Generated<number>;
  /** Set before the capture is requested. From then on only the provider knows whether money was taken. */
  capture_begun_at: Date | null;
  /** No further capture is requested. */
  closed_at: Date | null;
  /** The reason of the closing. */
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
