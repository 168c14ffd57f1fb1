/** Ids on the wire that are not payment providers: no choice, the client's balance, and a company's account. */
export const PAYMENT_PROVIDER = { invalid: -1, balance: 4, account: 5 } as const;

/** The shop's own means. No provider is called, so these payments are captured and refunded at once. */
export const isOwnMeans = (provider: number): boolean =>
  provider === PAYMENT_PROVIDER.balance || provider === PAYMENT_PROVIDER.account;

/**
 * `in_review`: the provider holds money of a wrong sum or currency, or its answers cannot be read; staff
 * decide. `disputed`: the payer's bank holds the money until the dispute ends. `charged_back`: finally.
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

/** The state of a payment at its provider. `unknown`: the provider does not know the key. */
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

/** Not final: stock and balance must not be released, and no other attempt may begin. */
export const isInFlight = (state: PaymentState): boolean => IN_FLIGHT.includes(state);
