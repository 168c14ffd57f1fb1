import type { Key } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type SettlementDifference =
  | 'missing_here'
  | 'missing_there'
  | 'other_sum'
  | 'other_fee'
  | 'other_currency'
  | 'refund_differs'
  | 'dispute_differs';

/** A file of a provider about the money of one day. */
export type SettlementReportTable = {
  id: Key;
  /** The provider's id. */
  provider: string;
  /** `main`, or the key of a brand that has an account of its own. */
  account: string;
  day: string;
  sha256: string;
  file: string;
  read_by: string;
  read_at: Date;
};

export type SettlementLineTable = {
  id: Key;
  report_id: number;
  provider: string;
  kind: 'payment' | 'refund' | 'dispute' | 'fee';
  /** The provider's id of the movement. */
  movement: string;
  reference: string;
  /** Null where the shop has no payment of this reference. */
  payment_id: number | null;
  /** Negative for a dispute whose money came back. */
  amount: number;
  currency: string;
  fee: number | null;
  moved_at: Date;
};

export interface SettlementTables {
  settlement_report: SettlementReportTable;
  settlement_line: SettlementLineTable;
}

export const settlementWriters: Writers<SettlementTables> = {
  settlement_report: 'commerce-settlements',
  settlement_line: 'commerce-settlements',
};
