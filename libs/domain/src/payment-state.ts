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

/**
 * Where a report leads. Reports come doubled, late and in any order, so each may only move a payment
 * forward; null says that the report changes nothing.
 * Money that arrives for a payment already given up is owed back: it never revives the order.
 */
export const nextPaymentState = (current: PaymentState, reported: ReportedState): PaymentState | null => {
  switch (reported) {
    case 'unknown':
    case 'open':
      return current === 'created' ? 'pending' : null;
    case 'processing':
    case 'authorised':
      return current === 'created' || current === 'pending' ? 'authorised' : null;
    case 'captured':
      if (isInFlight(current)) return 'captured';
      return current === 'failed' || current === 'cancelled' ? 'refund_due' : null;
    case 'failed':
      return isInFlight(current) ? 'failed' : null;
    case 'cancelled':
      return isInFlight(current) ? 'cancelled' : null;
    case 'refunded':
      return current === 'refund_due' || current === 'captured' ? 'refunded' : null;
  }
};
