import type { Payable } from './payable-kind.ts';

/** The return address of a payment without an order. */
export const paidFor = ({ kind }: Pick<Payable, 'kind'>): { paid_for?: 'balance' } =>
  kind === 'top_up' ? { paid_for: 'balance' } : {};
