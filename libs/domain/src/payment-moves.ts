import type { PaymentState, ReportedState } from './payment-state.ts';

/** State changes by reports without captured money; a report that is not listed changes nothing. */
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
