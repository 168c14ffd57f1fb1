import type { PaymentState, ReportedState } from './payment-state.ts';

/** What reports that speak of no money taken make of a payment; what is not named stays as it is. */
export const MOVES_BEFORE_MONEY: Readonly<
  Partial<Record<ReportedState, Partial<Record<PaymentState, PaymentState>>>>
> = {
  unknown: { created: 'pending' },
  open: { created: 'pending' },
  processing: { created: 'authorised', pending: 'authorised' },
  authorised: { created: 'authorised', pending: 'authorised' },
  failed: { created: 'failed', pending: 'failed', authorised: 'failed' },
  cancelled: { created: 'cancelled', pending: 'cancelled', authorised: 'cancelled' },
};
