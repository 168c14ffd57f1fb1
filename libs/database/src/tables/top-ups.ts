import type { LocaleCode } from '@shop/domain/languages';
import type { Generated, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type TopUpTable = {
  id: Key;
  client_id: number;
  brand: string;
  language: LocaleCode;
  amount: number;
  currency_id: number;
  created_at: Timestamp;
  /** The time of the provider's report. */
  credited_at: Date | null;
  /** The sum deducted because the money was refunded to the payer. */
  taken_back: Generated<number>;
  /** The refunded sum that could not be deducted. */
  owed: Generated<number>;
};

export interface TopUpTables {
  top_up: TopUpTable;
}

/** Who writes each table; all others read. */
export const topUpWriters: Writers<TopUpTables> = { top_up: 'commerce-top-ups' };
