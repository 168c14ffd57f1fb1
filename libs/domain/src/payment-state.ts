/** Payment providers by their ids on the wire. */
export const PAYMENT_PROVIDER = { invalid: -1, card: 1, wallet: 2, bank: 3, balance: 4 } as const;

export type PaymentProviderId = 1 | 2 | 3 | 4;

export const isPaymentProviderId = (id: number): id is PaymentProviderId =>
  id >= 1 && id <= 4 && id % 1 === 0;

export type PaymentState =
  'created' | 'pending' | 'authorised' | 'captured' | 'failed' | 'cancelled' | 'refund_due' | 'refunded';

/** What a provider says of a payment. `unknown`: it never heard of the key that it is asked with. */
export type ReportedState =
  'unknown' | 'open' | 'processing' | 'authorised' | 'captured' | 'failed' | 'cancelled' | 'refunded';

const IN_FLIGHT: readonly PaymentState[] = ['created', 'pending', 'authorised'];

/** Money may still arrive, so neither stock nor balance may be given away. */
export const isInFlight = (state: PaymentState): boolean => IN_FLIGHT.includes(state);

/** What each report makes of a payment that is in the named state; what is not named stays as it is. */
const MOVES: Record<ReportedState, Partial<Record<PaymentState, PaymentState>>> = {
  unknown: { created: 'pending' },
  open: { created: 'pending' },
  processing: { created: 'authorised', pending: 'authorised' },
  authorised: { created: 'authorised', pending: 'authorised' },
  captured: {
    created: 'captured',
    pending: 'captured',
    authorised: 'captured',
    // Money that arrives for a payment already given up is owed back: it never revives the order.
    failed: 'refund_due',
    cancelled: 'refund_due',
  },
  failed: { created: 'failed', pending: 'failed', authorised: 'failed' },
  cancelled: { created: 'cancelled', pending: 'cancelled', authorised: 'cancelled' },
  refunded: { refund_due: 'refunded', captured: 'refunded' },
};

/**
 * Where a report leads. Reports come doubled, late and in any order, so each may only move a payment
 * forward; null says that the report changes nothing.
 */
export const nextPaymentState = (current: PaymentState, reported: ReportedState): PaymentState | null =>
  MOVES[reported][current] ?? null;
