/** Ids on the wire that belong to no payment provider: nothing chosen, and the client's own balance. */
export const PAYMENT_PROVIDER = { invalid: -1, balance: 4 } as const;

/**
 * `in_review`: the provider holds money that does not fit the payment, or its answers cannot be read; staff decide.
 * `disputed`: the payer's bank has taken the money back until the dispute ends. `charged_back`: for good.
 */
export type PaymentState =
  | 'created'
  | 'pending'
  | 'authorised'
  | 'in_review'
  | 'captured'
  | 'disputed'
  | 'failed'
  | 'cancelled'
  | 'refund_due'
  | 'refunded'
  | 'charged_back';

/** What a provider says of a payment. `unknown`: it never heard of the key that it is asked with. */
export type ReportedState =
  | 'unknown'
  | 'open'
  | 'processing'
  | 'authorised'
  | 'captured'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost';

const IN_FLIGHT: readonly PaymentState[] = ['created', 'pending', 'authorised', 'in_review'];

/** Not at its end: neither stock nor balance may be given away, and no other attempt may begin. */
export const isInFlight = (state: PaymentState): boolean => IN_FLIGHT.includes(state);
