import type { HistoryEntry } from '@shop/contracts/balance';

const A_LINE: HistoryEntry = {
  id: 4107,
  type: 2,
  rel_type: 0,
  rel_id: 100_184,
  created_at: '2026-11-12T09:14:00-05:00',
  starting_balance: 200,
  end_balance: 135.5,
  amount: 64.5,
  payment_processor_name: null,
  payment_processor_transaction_id: null,
  quote_slug: 'A'.repeat(22),
};

export const aBalanceLine = (changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...A_LINE,
  ...changes,
});

const PAYPAL = {
  payment_processor_name: 'PayPal',
  payment_processor_transaction_id: '5O190127TN364715T',
};

/** A line of each label. */
export const aHistory = (): HistoryEntry[] =>
  [
    aBalanceLine({ rel_type: 4, rel_id: 7 }),
    aBalanceLine(),
    aBalanceLine({ rel_type: 1, rel_id: 12 }),
    aBalanceLine({ type: 1, rel_type: 2, rel_id: null }),
    aBalanceLine({ rel_type: 2, rel_id: null }),
    aBalanceLine({ type: 1, rel_type: 3, rel_id: 3, ...PAYPAL }),
    aBalanceLine({ type: 1, rel_id: null }),
    aBalanceLine({ type: 1, rel_type: 1, rel_id: null }),
  ].map((line, at) => ({ ...line, id: 4107 - at }));
