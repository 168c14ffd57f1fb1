import type { Generated, Key, Language, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type WithdrawalState =
  /** Staff have yet to find the order, or the goods that the statement describes. */
  | 'stated'
  | 'awaiting_goods'
  /** The goods or a proof of sending arrived, or the goods were never sent: the refund is due. */
  | 'received'
  | 'refunded'
  /** A part was refused, with a reason. */
  | 'partly_refunded'
  | 'refused';

export type WithdrawalTable = {
  id: Key;
  /** Made by the form: a statement that is sent twice is kept once. */
  key: string;
  brand: string;
  /** Null: no order has the number and the e-mail of the statement. */
  quote_id: number | null;
  name: string;
  email: string;
  /** As typed. */
  number: string;
  /** The goods in the consumer's own words; null: the whole order, or those of the lines. */
  goods: string | null;
  language: Language;
  stated_at: Timestamp;
  state: WithdrawalState;
  /** Why it is refused: `too_late`, an exception, or staff's words. */
  reason: string | null;
  /** The last day to send the goods back; null: nothing is to be sent. */
  return_by: string | null;
  evidence: 'goods' | 'sending' | 'not_sent' | null;
  received_at: Date | null;
  /** Refunded to the payer and to the balance, in 1/10000 of the order's currency. */
  to_payer: Generated<number>;
  to_balance: Generated<number>;
  ended_at: Date | null;
};

export type WithdrawalLineTable = {
  id: Key;
  withdrawal_id: number;
  order_line_id: number;
  quantity: number;
  /** Null: accepted. An exception by law, or staff's words. */
  refusal: string | null;
};

export interface WithdrawalTables {
  withdrawal: WithdrawalTable;
  withdrawal_line: WithdrawalLineTable;
}

/** Who writes each table; all others read. */
export const withdrawalWriters: Writers<WithdrawalTables> = {
  withdrawal: 'commerce-withdrawals',
  withdrawal_line: 'commerce-withdrawals',
};
