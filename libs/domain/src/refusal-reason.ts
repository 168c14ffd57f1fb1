/**
 * The reason of a failed payment, as far as it helps the shopper. Adapters map their providers' codes to
 * these; a code without use for the shopper is `refused`.
 */
export const REFUSAL_REASONS = [
  'insufficient_funds',
  'expired_card',
  /** The number, the date or the name. */
  'wrong_details',
  /** The security code of a card, or the code of a bank. */
  'wrong_code',
  /** The payer did not confirm the payment in their bank. */
  'authentication_failed',
  'refused',
  /** A limit of the payer's card or account. */
  'limit',
  'fraud',
  /** A card or an account that the method does not take. */
  'unsupported',
  'amount_too_large',
  'amount_too_small',
  /** The shopper left the provider's page. */
  'cancelled',
  'expired',
  /** The provider takes no payments now: none was begun. */
  'provider_down',
  /** The provider did not answer until the payment's end: it is unknown whether money was taken. */
  'no_answer',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A payment's reason may also be a text by staff or an old one of a provider, which is not for shoppers. */
export const isRefusalReason = (reason: string | null | undefined): reason is RefusalReason =>
  REFUSAL_REASONS.some((known) => known === reason);
