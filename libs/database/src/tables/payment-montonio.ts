import type { Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** The shop's record of an order at the provider. */
export type MontonioPaymentTable = {
  /** The reference of the attempt. */
  reference: string;
  brand: string;
  /** Null until the provider answered, and for a payment that was closed before it began. */
  order_uuid: string | null;
  payment_url: string | null;
  /** No shopper is sent to it any more. */
  closed_at: Date | null;
  created_at: Timestamp;
};

export interface PaymentMontonioTables {
  montonio_payment: MontonioPaymentTable;
}

export const paymentMontonioWriters: Writers<PaymentMontonioTables> = {
  montonio_payment: 'commerce-payment-montonio',
};
