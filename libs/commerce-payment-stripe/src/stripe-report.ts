import type { ProviderReport, ReportedMoney } from '@shop/commerce-payments/providers';
import { AMOUNT_PER_CENT } from '@shop/domain/money';
import type { ReportedState } from '@shop/domain/payment-state';
import type { Stripe } from 'stripe';
import { refusalOf } from './stripe-refusals.ts';

/** An expanded object; null where the answer has only its id, or nothing. */
const expanded = <T extends object>(value: T | string | null | undefined): T | null =>
  typeof value === 'object' ? value : null;

export const idOf = (value: { readonly id: string } | string | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/**
 * The provider's fee is in the currency of its payouts: a fee in another currency is not comparable with this
 * payment.
 */
const feeOf = ({ balance_transaction: transaction, currency }: Stripe.Charge): number | null => {
  const booked = expanded(transaction);
  return booked && booked.currency === currency ? booked.fee * AMOUNT_PER_CENT : null;
};

const moneyOf = (charge: Stripe.Charge): ReportedMoney => ({
  amount: charge.amount_captured * AMOUNT_PER_CENT,
  currency: charge.currency.toUpperCase(),
  refunded: charge.amount_refunded * AMOUNT_PER_CENT,
  fee: feeOf(charge),
});

const takenBy = (intent: Stripe.PaymentIntent | null): Stripe.Charge | null => {
  const charge = expanded(intent?.latest_charge);
  return charge?.status === 'succeeded' && charge.captured ? charge : null;
};

const stateWithoutMoney = ({ status }: Stripe.Checkout.Session): ReportedState => {
  if (status === 'expired') return 'cancelled';
  return status === 'open' ? 'open' : 'processing';
};

const reportOfCharge = (charge: Stripe.Charge): Pick<ProviderReport, 'state' | 'money'> => ({
  state: charge.amount_refunded >= charge.amount_captured ? 'refunded' : 'captured',
  money: moneyOf(charge),
});

const INTENT_STATES: Partial<Record<Stripe.PaymentIntent.Status, ReportedState>> = {
  canceled: 'cancelled',
  processing: 'processing',
};

/** The payment report of an intent: the money of its charge, and without one its own state. */
export const reportOfIntent = (reference: string, intent: Stripe.PaymentIntent): ProviderReport => {
  const about = { reference, ref: intent.id };
  const charge = takenBy(intent);
  if (charge) return { ...about, ...reportOfCharge(charge) };
  const { last_payment_error: refused } = intent;
  return {
    ...about,
    state: INTENT_STATES[intent.status] ?? 'open',
    money: null,
    ...(refused && { reason: refusalOf(refused) }),
  };
};

/** The payment report of a session: the money of its charge, and without one its own state. */
export const reportOfSession = (reference: string, session: Stripe.Checkout.Session): ProviderReport => {
  const intent = expanded(session.payment_intent);
  const about = { reference, ref: session.id };
  const charge = takenBy(intent);
  if (charge) return { ...about, ...reportOfCharge(charge) };
  const refused = intent?.last_payment_error;
  const state = stateWithoutMoney(session);
  const reason = refused ? refusalOf(refused) : state === 'cancelled' ? 'expired' : null;
  return { ...about, state, money: null, ...(reason !== null && { reason }) };
};
