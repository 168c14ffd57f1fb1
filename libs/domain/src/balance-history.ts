import { LEDGER_RELATION, LEDGER_TYPE, type LedgerRelation, type LedgerType } from './ledger.ts';
import { orderNumber } from './order-number.ts';

/** The labels of a line of the history. */
export type BalanceLabel =
  | 'paid_invoice'
  | 'paid_quote'
  | 'paid_forward_request'
  | 'admin_top_up'
  | 'admin_deduction'
  | 'top_up'
  | 'refund_quote'
  | 'refund_forward_request';

type About = {
  readonly type: LedgerType;
  readonly rel_type: LedgerRelation;
  readonly rel_id: number | null;
  readonly payment_processor_name: string | null;
  readonly payment_processor_transaction_id: string | null;
};

/** The spec's rules in their order: a line about an order without its number was a refund. */
export const balanceLabel = ({ type, rel_type, rel_id }: About): BalanceLabel => {
  switch (rel_type) {
    case LEDGER_RELATION.adminTopUp:
      return type === LEDGER_TYPE.addition ? 'admin_top_up' : 'admin_deduction';
    case LEDGER_RELATION.balanceTopUp:
      return 'top_up';
    case LEDGER_RELATION.miscInvoice:
      return 'paid_invoice';
    case LEDGER_RELATION.quote:
      return rel_id === null ? 'refund_quote' : 'paid_quote';
    case LEDGER_RELATION.forwardRequest:
      return rel_id === null ? 'refund_forward_request' : 'paid_forward_request';
  }
};

/** The number of a line as shown. */
export const shownEntryId = (id: number): string => `ID${id}`;

/** The number of a line's subject, as the client knows it; null where there is none. */
export const balanceOrderNumber = ({
  rel_type,
  rel_id,
  payment_processor_transaction_id,
}: About): string | null => {
  if (rel_type === LEDGER_RELATION.balanceTopUp) return payment_processor_transaction_id;
  if (rel_id === null) return null;
  if (rel_type === LEDGER_RELATION.quote) return orderNumber('quote', rel_id);
  return rel_type === LEDGER_RELATION.forwardRequest ? orderNumber('forward_request', rel_id) : null;
};

/** The processor of a top-up; other lines show none. */
export const shownProcessor = ({ rel_type, payment_processor_name }: About): string | null =>
  rel_type === LEDGER_RELATION.balanceTopUp ? payment_processor_name : null;

export const BALANCE_KINDS = ['top_ups', 'payments', 'refunds', 'corrections'] as const;
/** The filters of a history. */
export type BalanceKind = (typeof BALANCE_KINDS)[number];

export const BALANCE_LINES_A_PAGE = 20;

/** An unknown kind filters nothing. */
export const toBalanceKind = (value: string | null | undefined): BalanceKind | null =>
  BALANCE_KINDS.find((kind) => kind === value) ?? null;

/** Years start at 1: the database's calendar has no year 0. */
const DAY = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day as browsers send it; null for an invalid date. */
export const toDay = (value: string | null | undefined): string | null => {
  if (!value || !DAY.test(value)) return null;
  const day = new Date(`${value}T00:00:00Z`);
  return day.toISOString().startsWith(value) ? value : null;
};
