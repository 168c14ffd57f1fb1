import type { PaymentState } from '@shop/domain';
import type { Generated, Json, Key, Timestamp } from '../columns.ts';
import type { QuoteKind } from './orders.ts';
import type { Writers } from '../writers.ts';

/** What a payment may be for. */
export type PayableKindName = QuoteKind | 'misc_invoice' | 'pro_invoice' | 'top_up';

export type PaymentMethodTable = {
  id: Key;
  provider: number;
  /** Null: for every brand without a row of its own. */
  brand: string | null;
  fee_type: Generated<0 | 1>;
  fee: Generated<number>;
  position: Generated<number>;
  is_offered: Generated<boolean>;
};

export type PayableTable = {
  id: Key;
  slug: string;
  kind: PayableKindName;
  rel_id: number;
  brand: string;
  visitor_id: number | null;
  client_id: number | null;
  amount: number;
  currency_id: number;
  state: Generated<'open' | 'paid' | 'closed'>;
  created_at: Timestamp;
};

export type PaymentTable = {
  id: Key;
  reference: string;
  payable_id: number;
  quote_id: number | null;
  checkout_session_id: number | null;
  idempotency_key: string;
  provider: number;
  provider_ref: string | null;
  option: string | null;
  amount: number;
  currency_id: number;
  fee: Generated<number>;
  balance_amount: Generated<number>;
  balance_taken: Generated<number>;
  state: Generated<PaymentState>;
  reason: string | null;
  redirect_url: string | null;
  deadline: Date;
  asked_at: Date | null;
  asked_times: Generated<number>;
  created_at: Timestamp;
  settled_at: Date | null;
  booked_at: Date | null;
  captured_amount: number | null;
  captured_currency: string | null;
  refunded_amount: Generated<number>;
  dispute: 'open' | 'won' | 'lost' | null;
  defects: Generated<number>;
};

export type PaymentReviewTable = {
  id: Key;
  payment_id: number | null;
  provider: number;
  reference: string;
  reason:
    | 'wrong_sum'
    | 'wrong_currency'
    | 'provider_defect'
    | 'unknown_reference'
    | 'captured_after_release'
    | 'dispute';
  cause: string;
  captured_amount: number | null;
  captured_currency: string | null;
  opened_at: Date;
  closed_at: Date | null;
  outcome: 'refunded' | 'accepted' | 'closed' | 'dispute_won' | null;
  why: string | null;
};

export type PaymentEventTable = {
  id: Key;
  provider: number;
  event_id: string;
  payment_id: number | null;
  type: string;
  outcome: 'applied' | 'ignored' | 'unknown_payment' | 'wrong_amount';
  payload: Json<object>;
  received_at: Timestamp;
};

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

export interface PaymentTables {
  payment_method: PaymentMethodTable;
  payable: PayableTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  payment_review: PaymentReviewTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_event: SandboxEventTable;
}

/** Who writes each table; all others read. */
export const paymentWriters: Writers<PaymentTables> = {
  payment_method: 'seed',
  payable: 'commerce-payments',
  payment: 'commerce-payments',
  payment_event: 'commerce-payments',
  payment_review: 'commerce-payments',
  sandbox_payment: 'commerce-payment-sandbox',
  sandbox_event: 'commerce-payment-sandbox',
};
