import type { Generated, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type ClientBalanceTable = {
  client_id: number;
  currency_id: number;
  balance: Generated<number>;
  /** Reserved for payments in flight. */
  held: Generated<number>;
  entries: Generated<number>;
};

export type LedgerEntryTable = {
  id: Key;
  client_id: number;
  position: number;
  /** 1 addition, 2 deduction. */
  type: 1 | 2;
  rel_type: 0 | 1 | 2 | 3 | 4;
  rel_id: number | null;
  cause: string;
  amount: number;
  starting_balance: number;
  end_balance: number;
  payment_processor_name: string | null;
  payment_processor_transaction_id: string | null;
  quote_slug: string | null;
  /** What staff say to the client about it. */
  note: Generated<string | null>;
  created_at: Timestamp;
};

export interface LedgerTables {
  client_balance: ClientBalanceTable;
  ledger_entry: LedgerEntryTable;
}

/** Who writes each table; all others read. */
export const ledgerWriters: Writers<LedgerTables> = {
  client_balance: 'commerce-ledger',
  ledger_entry: 'commerce-ledger',
};
