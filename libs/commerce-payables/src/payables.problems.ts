import { conflict, Problem } from '@shop/commerce-kit/problem';
import type { Payable } from '@shop/commerce-payments';

const PAID: Partial<Record<Payable['kind'], string>> = {
  top_up: 'balance.topped_up',
  misc_invoice: 'misc_invoice.paid',
  device_deposit: 'reservation.paid',
};

/** Already paid: it is shown, not paid again. */
export const paidAlready = ({ kind }: Pick<Payable, 'kind'>) => conflict(PAID[kind] ?? 'checkout.completed');
/** It was withdrawn, has expired, or was paid in another way. */
export const notPayableNow = () => new Problem(410, 'payable.closed');
export const changed = () => conflict('checkout.changed');
