import { AMOUNT_PER_UNIT } from '@shop/domain/money';
import type { ReviewCase } from '@shop/commerce-office';
import type { DeskRefusal, RefundRefusal } from '@shop/commerce-payments';
import { paymentProviders, typeOfMethod } from '@shop/commerce-payments/registry';

export type DeskAnswer = { readonly text: string; readonly exitCode: 0 | 1 };

export const moneyOf = (money: { amount: number; currency: string } | null): string =>
  money ? `${(money.amount / AMOUNT_PER_UNIT).toFixed(2)} ${money.currency}` : 'unknown';

export const methodOf = (method: number): string => typeOfMethod(paymentProviders, method) ?? String(method);

/** The reason of a review, with the difference that a settlement report has shown. */
export const reasonOf = ({ reason, difference }: ReviewCase): string =>
  difference ? `${reason}: ${difference}` : reason;

const STEPS_OF_DIFFERENCES: Readonly<Record<NonNullable<ReviewCase['difference']>, string>> = {
  missing_here: 'find it at the provider, refund it there or mend the payment, then --close',
  missing_there: 'ask the provider where the money is, then --close',
  other_sum: 'compare the sums with the provider, refund what is too much, then --close',
  other_fee: 'compare the fee with the contract, complain or accept it, then --close',
  other_currency: 'compare with the provider, refund there if the payer asks, then --close',
  refund_differs: 'compare the refunds with the provider and give what is missing, then --close',
  dispute_differs: 'look at the dispute at the provider and answer it there, then --close',
};

const MINUTE = 60_000;

/** `3 days`, `5 hours`, `12 minutes`: how long the case has waited. */
export const sinceOf = ({ openedAt }: ReviewCase, now: Date): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - openedAt.getTime()) / MINUTE));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2 * 1440 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
};

const CLOSE = 'compare with the provider, then --close';
const STEPS: Readonly<Record<Exclude<ReviewCase['reason'], 'wrong_sum' | 'wrong_currency'>, string>> = {
  provider_defect: 'mend the adapter (see the log), then --close: it is asked again',
  unknown_reference: 'refund at the provider, then --close',
  captured_after_release: CLOSE,
  refund_failed: 'refund at the provider or by a transfer, then --close',
  returned_twice: 'ask the client for this sum or take it from the balance, then --close',
  dispute: 'answer the dispute at the provider; --close when it is over',
  settlement: CLOSE,
};

/** What staff can do about the case. */
export const nextStepOf = ({ reason, difference, state }: ReviewCase): string => {
  if (difference) return STEPS_OF_DIFFERENCES[difference];
  if (state === 'refund_due') return 'wait: the money is being given back';
  if (reason !== 'wrong_sum' && reason !== 'wrong_currency') return STEPS[reason];
  if (state !== 'in_review') return CLOSE;
  return reason === 'wrong_sum' ? '--refund, or --accept for a client' : '--refund';
};

export const REFUSALS: Readonly<Record<DeskRefusal, string>> = {
  unknown_review: 'There is no review with this id.',
  closed_already: 'This review is closed already.',
  why_missing: 'Say why: --close --why "…".',
  refund_at_provider:
    'The shop has no payment of this reference. Refund it at the provider, then use --close --why "…".',
  refund_under_way: 'The money is being given back, or was. The review closes when the provider confirms it.',
  nothing_known_to_be_taken:
    'The provider could not say whether it took money. Mend the adapter and use --close: the provider is asked again.',
  paid_as_it_should_be:
    'The order is paid with the right sum. Compare the report with the provider and use --close --why "…".',
  wrong_currency: 'Money of another currency cannot be accepted. Use --refund.',
  guest_has_no_balance: 'A guest has no balance for the difference. Use --refund.',
  balance_in_another_currency: 'The client’s balance is kept in another currency. Use --refund.',
  balance_too_small: 'The client’s balance does not cover what is missing. Use --refund.',
};

export const REFUND_REFUSALS: Readonly<Record<RefundRefusal, string>> = {
  unknown_payment: 'No payment of this order or with this reference is known.',
  reason_missing: 'Say why: --reason "…".',
  not_paid: 'Nothing was paid with this payment.',
  paid_from_balance: 'This was paid from the balance. Nothing can be given back at a provider.',
  disputed: 'The payer’s bank holds this money until the dispute ends.',
  given_back: 'This money was given back, or is being given back.',
  given_to_balance: 'All that was paid went back already, to the balance or by another refund.',
  too_much: 'That is more than what is left of this payment.',
  refund_under_way: 'Another refund of this payment has not ended yet.',
};

export const USAGE = `npm run payments -- list [--since 7d] [--provider <id>] [--state captured] [--brand lt]   payments, newest first
npm run payments -- show <reference>                one payment, with what settlement reports say
npm run payments -- settle <provider> <file> [--account <brand>]   compares a settlement report with the shop's payments
npm run payments -- review                          payments that wait for staff
npm run payments -- review <id>                     one of them, with all that is known
npm run payments -- review <id> --refund            give back what was taken; the order is given up
npm run payments -- review <id> --accept            book the order as paid; the difference goes to or comes from the balance
npm run payments -- review <id> --close --why "…"   it was settled elsewhere
npm run payments -- refund <order or payment> [sum] --reason "…"   give back a part of what was charged, or all that is left`;
