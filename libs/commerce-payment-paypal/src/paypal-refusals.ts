/** The shop's refusal reason for each `details[].issue` of a capture. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['INSTRUMENT_DECLINED', 'refused'],
  ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'refused'],
  ['TRANSACTION_REFUSED', 'refused'],
  ['PAYER_CANNOT_PAY', 'refused'],
  ['PAYER_ACCOUNT_RESTRICTED', 'refused'],
  ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', 'refused'],
  ['AGREEMENT_ALREADY_CANCELLED', 'refused'],
  ['DOMESTIC_TRANSACTION_REQUIRED', 'refused'],
  ['REFERENCED_CARD_EXPIRED', 'expired_card'],
  ['CARD_EXPIRED', 'expired_card'],
  ['PAYER_ACTION_REQUIRED', 'authentication_failed'],
  ['TRANSACTION_LIMIT_EXCEEDED', 'limit'],
  ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'limit'],
  ['TRANSACTION_RECEIVING_LIMIT_EXCEEDED', 'amount_too_large'],
  ['COMPLIANCE_VIOLATION', 'fraud'],
  ['PAYEE_BLOCKED_TRANSACTION', 'fraud'],
  ['TRANSACTION_BLOCKED_BY_PAYEE', 'fraud'],
]);

/** The buyer may approve the same order again, with another source of money. */
const CHOOSE_ANOTHER: readonly string[] = [
  'INSTRUMENT_DECLINED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'PAYER_ACTION_REQUIRED',
];

export type CaptureRefusal = { readonly reason: string; readonly mayChooseAnother: boolean };

/** Undefined for issues that are not a refusal of the buyer's money but a defect of ours. */
export const refusalOf = (issues: readonly string[]): CaptureRefusal | undefined => {
  const issue = issues.find((one) => REASONS.has(one));
  const reason = issue && REASONS.get(issue);
  return issue && reason ? { reason, mayChooseAnother: CHOOSE_ANOTHER.includes(issue) } : undefined;
};

/** Nothing of the capture remains: the answer is the order's state. */
export const GIVEN_BACK = 'CAPTURE_FULLY_REFUNDED';

/** The money has not arrived yet: the refund is requested again. */
export const NOT_YET_REFUNDED = 'PENDING_CAPTURE';

/** Refunds that the provider does not make until staff have acted; another request would change nothing. */
export const NEVER_REFUNDED: readonly string[] = [
  'MAX_NUMBER_OF_REFUNDS_EXCEEDED',
  'PARTIAL_REFUND_NOT_ALLOWED',
  'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYEE_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'REFUND_AMOUNT_EXCEEDED',
  'REFUND_AMOUNT_TOO_LOW',
  'REFUND_FAILED_INSUFFICIENT_FUNDS',
  'REFUND_IS_RESTRICTED',
  'REFUND_NOT_ALLOWED',
  'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
  'REFUND_TIME_LIMIT_EXCEEDED',
  'TRANSACTION_DISPUTED',
];
