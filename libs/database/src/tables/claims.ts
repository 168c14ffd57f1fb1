import type { ClaimReason, ClaimState, ClaimWish } from '@shop/domain/claim';
import type { Generated, Key, Language, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** The number sequence of a brand. */
export type ClaimSeriesTable = { brand: string; last_number: number };

export type ClaimTable = {
  id: Key;
  /** Secret: a guest's link. */
  slug: string;
  brand: string;
  number: number;
  quote_id: number;
  /** Null for a guest. */
  client_id: number | null;
  /** Of the buyer, for mails. */
  language: Language;
  email: string;
  name: string;
  reason: ClaimReason;
  wish: ClaimWish;
  state: Generated<ClaimState>;
  /** The ordered refund, in 1/10000 of its currency. */
  refund_amount: number | null;
  refund_currency_id: number | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  closed_at: Date | null;
};

/** A claimed line of the order. */
export type ClaimLineTable = { claim_id: number; position: number; quantity: number };

export type ClaimMessageTable = {
  id: Key;
  claim_id: number;
  author: 'buyer' | 'staff';
  /** The member of staff who wrote it. */
  staff: string | null;
  body: string;
  created_at: Timestamp;
};

export type ClaimEventTable = {
  id: Key;
  claim_id: number;
  state: ClaimState;
  actor: string;
  created_at: Timestamp;
};

export type ClaimFileTable = { claim_id: number; position: number; message_id: number; file_id: number };

export interface ClaimTables {
  claim: ClaimTable;
  claim_line: ClaimLineTable;
  claim_message: ClaimMessageTable;
  claim_event: ClaimEventTable;
  claim_file: ClaimFileTable;
  claim_series: ClaimSeriesTable;
}

/** Who writes each table; all others read. */
export const claimWriters: Writers<ClaimTables> = {
  claim: 'commerce-claims',
  claim_line: 'commerce-claims',
  claim_message: 'commerce-claims',
  claim_event: 'commerce-claims',
  claim_file: 'commerce-claims',
  claim_series: 'commerce-claims',
};
