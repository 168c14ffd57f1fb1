import type { PaidFor } from '@shop/contracts/payments';
import type { Payable } from './payable-kind.ts';

const PAID_FOR = {
  top_up: 'balance',
  misc_invoice: 'misc_invoice',
  device_deposit: 'reservation',
} as Partial<Record<Payable['kind'], NonNullable<PaidFor>>>;

/** The return address of a payment without an order. */
export const paidFor = ({ kind }: Pick<Payable, 'kind'>): { paid_for?: NonNullable<PaidFor> } =>
  PAID_FOR[kind] ? { paid_for: PAID_FOR[kind] } : {};
