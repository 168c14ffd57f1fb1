import { useMessages, type CheckoutMessage } from './messages.ts';

const CODES = {
  choose_courier: 'checkout.problem.choose_courier',
  choose_pickup_point: 'checkout.problem.choose_pickup_point',
  choose_payment: 'checkout.problem.choose_payment',
  choose_bank: 'checkout.problem.choose_bank',
  not_offered: 'checkout.problem.choose_payment',
  card_gone: 'checkout.problem.card_gone',
  provider_down: 'checkout.refusal.provider_down',
  balance_too_small: 'checkout.problem.balance_too_small',
  account_overdue: 'checkout.problem.account_overdue',
  account_limit: 'checkout.problem.account_limit',
  account_gone: 'checkout.problem.account_gone',
  register_code: 'checkout.problem.register_code',
  vat_number: 'checkout.problem.vat_number',
  vat_unknown: 'checkout.problem.vat_unknown',
  promotion_unknown: 'checkout.problem.promotion_unknown',
  promotion_not_valid_now: 'checkout.problem.promotion_expired',
  promotion_subtotal_too_small: 'checkout.problem.promotion_minimum',
  promotion_used_up: 'checkout.problem.promotion_used',
  changed: 'checkout.problem.changed',
  payment_failed: 'checkout.problem.payment_failed',
  payment_in_flight: 'checkout.problem.payment_in_flight',
  in_flight: 'checkout.problem.payment_in_flight',
  'payable.closed': 'checkout.problem.closed',
  held_often: 'checkout.problem.held_often',
  share_reached: 'checkout.problem.share_reached',
  too_many_requests: 'checkout.problem.too_many_requests',
  expired: 'checkout.problem.expired',
  invalidated: 'checkout.problem.expired',
} as const satisfies Record<string, CheckoutMessage>;

/** The messages of the checkout's codes; dotted codes of the API are found by their last word. */
export const useCheckoutWords = (): Record<string, string> => {
  const say = useMessages();
  return Object.fromEntries(
    Object.entries(CODES).flatMap(([code, id]) => [
      [code, say(id)],
      [`checkout.${code}`, say(id)],
    ]),
  );
};
