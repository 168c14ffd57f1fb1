import type { RefusalReason } from '@shop/domain/refusal-reason';

/** The shop's refusal reason for each code of a refused card. */
const REASONS: ReadonlyMap<string, RefusalReason> = new Map([
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card'],
  ['invalid_expiry_month', 'wrong_details'],
  ['invalid_expiry_year', 'wrong_details'],
  ['incorrect_number', 'wrong_details'],
  ['invalid_number', 'wrong_details'],
  ['incorrect_address', 'wrong_details'],
  ['incorrect_zip', 'wrong_details'],
  ['incorrect_cvc', 'wrong_code'],
  ['invalid_cvc', 'wrong_code'],
  ['incorrect_pin', 'wrong_code'],
  ['invalid_pin', 'wrong_code'],
  ['pin_try_exceeded', 'limit'],
  ['card_velocity_exceeded', 'limit'],
  ['withdrawal_count_limit_exceeded', 'limit'],
  ['authentication_required', 'authentication_failed'],
  ['payment_intent_authentication_failure', 'authentication_failed'],
  ['setup_intent_authentication_failure', 'authentication_failed'],
  ['fraudulent', 'fraud'],
  ['highest_risk_level', 'fraud'],
  ['merchant_blacklist', 'fraud'],
  ['card_not_supported', 'unsupported'],
  ['currency_not_supported', 'unsupported'],
  ['invalid_account', 'unsupported'],
  ['amount_too_large', 'amount_too_large'],
  ['amount_too_small', 'amount_too_small'],
  ['invalid_amount', 'refused'],
]);

type CardError = { readonly code?: string; readonly decline_code?: string };

/**
 * The bank's own code is more precise than the provider's. A lost or stolen card is not named as such to its
 * holder.
 */
export const refusalOf = ({ code = '', decline_code: declined = '' }: CardError): RefusalReason =>
  REASONS.get(declined) ?? REASONS.get(code) ?? 'refused';
