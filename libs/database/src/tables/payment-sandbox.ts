import type { Generated, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type SandboxPaymentTable = {
  ref: string;
  idempotency_key: string;
  reference: string;
  method: 'card' | 'wallet' | 'bank';
  /** A bank's code, chosen in the shop. */
  bank: string | null;
  amount: number;
  currency: string;
  description: string;
  locale: string;
  shop_name: string;
  return_url: string;
  decline_url: string;
  state: Generated<
    | 'open'
    | 'challenge'
    | 'processing'
    | 'captured'
    | 'declined'
    | 'cancelled'
    | 'refunded'
    | 'disputed'
    | 'dispute_won'
    | 'dispute_lost'
  >;
  /** The total refunded so far. */
  refunded: Generated<number>;
  /** One key, one refund. */
  refund_keys: Generated<string[]>;
  reason: string | null;
  turns_at: Date | null;
  turns_into: 'captured' | 'declined' | 'refunded' | 'disputed' | null;
  expires_at: Date;
  charges: Generated<number>;
  created_at: Timestamp;
};

export type SandboxEventTable = {
  id: string;
  ref: string;
  type: string;
  body: string;
  signature_kind: Generated<'good' | 'forged'>;
  copies: Generated<number>;
  deliver_at: Date;
  attempts: Generated<number>;
  delivered_at: Date | null;
};

/** Records of a provider, not of the shop. */
export interface PaymentSandboxTables {
  sandbox_payment: SandboxPaymentTable;
  sandbox_event: SandboxEventTable;
}

export const paymentSandboxWriters: Writers<PaymentSandboxTables> = {
  sandbox_payment: 'commerce-payment-sandbox',
  sandbox_event: 'commerce-payment-sandbox',
};
