import type { Payable } from './payable-kind.ts';

/** Where a payment leads when it is no order's. */
export const paidFor = ({ kind }: Pick<Payable, 'kind'>): { paid_for?: 'balance' } =>
  kind === 'top_up' ? { paid_for: 'balance' } : {};
