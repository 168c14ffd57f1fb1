import { conflict, Problem } from '@shop/commerce-kit/problem';

/** Already paid: it is shown, not paid again. */
export const paidAlready = () => conflict('checkout.completed');
/** It was withdrawn, has expired, or was paid in another way. */
export const notPayableNow = () => new Problem(410, 'payable.closed');
export const changed = () => conflict('checkout.changed');
