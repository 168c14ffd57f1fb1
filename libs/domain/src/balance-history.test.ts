import { describe, expect, test } from 'vitest';
import {
  balanceLabel,
  balanceOrderNumber,
  shownEntryId,
  shownProcessor,
  toBalanceKind,
  toDay,
} from './balance-history.ts';
import { LEDGER_RELATION, LEDGER_TYPE, type LedgerRelation, type LedgerType } from './ledger.ts';

const { addition, deduction } = LEDGER_TYPE;
const { quote, forwardRequest, adminTopUp, balanceTopUp, miscInvoice } = LEDGER_RELATION;

const aLine = (type: LedgerType, rel_type: LedgerRelation, rel_id: number | null = null) => ({
  ...{ type, rel_type, rel_id },
  payment_processor_name: 'PayPal',
  payment_processor_transaction_id: '5O190127TN364715T',
});

test('R-BAL-05: the shown id is ID followed by the number', () => {
  expect(shownEntryId(4107)).toBe('ID4107');
});

test('R-BAL-08: the order number of a top-up is the transaction id of its processor', () => {
  expect(balanceOrderNumber(aLine(addition, balanceTopUp, 12))).toBe('5O190127TN364715T');
});

test('the order number of a quote is QU, of a forward request FR and its number; others have none', () => {
  expect(balanceOrderNumber(aLine(deduction, quote, 100_184))).toBe('QU100184');
  expect(balanceOrderNumber(aLine(deduction, forwardRequest, 12))).toBe('FR12');
  for (const line of [aLine(addition, quote), aLine(addition, adminTopUp), aLine(deduction, miscInvoice, 7)])
    expect(balanceOrderNumber(line)).toBeNull();
});

describe('the label', () => {
  test('R-BAL-09: paid by balance, for a misc invoice, a quote or a forward request', () => {
    expect(balanceLabel(aLine(deduction, miscInvoice, 7))).toBe('paid_invoice');
    expect(balanceLabel(aLine(deduction, quote, 100_184))).toBe('paid_quote');
    expect(balanceLabel(aLine(deduction, forwardRequest, 12))).toBe('paid_forward_request');
  });

  test('R-BAL-10: a top-up or a deduction made by an admin', () => {
    expect(balanceLabel(aLine(addition, adminTopUp))).toBe('admin_top_up');
    expect(balanceLabel(aLine(deduction, adminTopUp))).toBe('admin_deduction');
  });

  test('R-BAL-11: a top-up', () => {
    expect(balanceLabel(aLine(addition, balanceTopUp, 3))).toBe('top_up');
  });

  test('R-BAL-12: a refund of a quote or a forward request, when there is no rel_id', () => {
    expect(balanceLabel(aLine(addition, quote))).toBe('refund_quote');
    expect(balanceLabel(aLine(addition, forwardRequest))).toBe('refund_forward_request');
  });
});

test('R-BAL-13: the processor is shown for top-ups only', () => {
  expect(shownProcessor(aLine(addition, balanceTopUp))).toBe('PayPal');
  for (const relation of [quote, forwardRequest, adminTopUp, miscInvoice])
    expect(shownProcessor(aLine(addition, relation, 1))).toBeNull();
});

test('an unknown kind or day filters nothing', () => {
  expect([toBalanceKind('top_ups'), toBalanceKind('gifts'), toBalanceKind(null)]).toEqual([
    'top_ups',
    null,
    null,
  ]);
  expect(['2026-02-28', '2026-02-30', '2026-13-01', '0000-01-01', 'today', ''].map(toDay)).toEqual([
    '2026-02-28',
    null,
    null,
    null,
    null,
    null,
  ]);
});
