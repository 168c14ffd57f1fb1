import type { PaymentState } from '@shop/domain/payment-state';
import type { Generated, Json, Key, Timestamp } from '../columns.ts';
import type { QuoteKind } from './orders.ts';
import type { SettlementDifference } from './settlements.ts';
import type { Writers } from '../writers.ts';

/** The kinds of payables. */
export type PayableKindName = QuoteKind | 'misc_invoice' | 'pro_invoice' | 'top_up' | 'device_deposit';

/** The methods that payments may refer to; the API adds those of its payment providers when it starts. */
export type PaymentProcessorTable = { id: number; name: string };

export type PaymentMethodTable = {
  id: Key;
  provider: number;
  /** Null: for every brand without a row of its own. */
  brand: string | null;
  fee_type: Generated<0 | 1>;
  /** Including the market's VAT. USD for type 0, a percentage in 1/1000000 for type 1. */
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
  /** The brand whose account takes the money. */
  brand: string;
  quote_id: number | null;
  checkout_session_id: number | null;
  idempotency_key: string;
  provider: number;
  provider_ref: string | null;
  option: string | null;
  /** The saved card that pays. */
  means_id: number | null;
  amount: number;
  currency_id: number;
  /** The charge, perhaps in another currency; all facts about money use this one. */
  charged_amount: number;
  charged_currency_id: number;
  /** The provider's own fee, in the charged currency; null while it is not known. */
  provider_fee: number | null;
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
    | 'dispute'
    | 'refund_failed'
    | 'returned_twice'
    | 'settlement';
  /** How the provider's settlement report differs; null for all other reasons. */
  difference: SettlementDifference | null;
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

/** A refund that staff ordered. */
export type PaymentRefundTable = {
  id: Key;
  payment_id: number;
  /** The provider's idempotency key. */
  key: string;
  /** Of the charge, in its currency. */
  amount: number;
  refunded_before: number;
  reason: string;
  staff: string;
  state: Generated<'due' | 'done' | 'failed'>;
  created_at: Date;
  asked_at: Date | null;
  asked_times: Generated<number>;
  defects: Generated<number>;
  ended_at: Date | null;
  /** The provider's code for its refusal. */
  failure: string | null;
};

export interface PaymentTables {
  payment_processor: PaymentProcessorTable;
  payment_method: PaymentMethodTable;
  payable: PayableTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  payment_review: PaymentReviewTable;
  payment_refund: PaymentRefundTable;
}

/** Who writes each table; all others read. */
export const paymentWriters: Writers<PaymentTables> = {
  payment_processor: 'commerce-payments',
  payment_method: 'database',
  payable: 'commerce-payments',
  payment: 'commerce-payments',
  payment_event: 'commerce-payments',
  payment_review: 'commerce-payments',
  payment_refund: 'commerce-payments',
};
