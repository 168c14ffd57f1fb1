import { getCurrencyCode, getCurrencyId, type CurrencyCode } from '@shop/domain/currencies';
import { AMOUNT_PER_CENT, convertToCents, type Amount, type ExchangeRates } from '@shop/domain/money';
import type { PaymentMethod } from '@shop/domain/payment-provider';
import { toWire } from '@shop/domain/wire-amount';
import type { Payment } from './payable-kind.ts';
import type { PaymentAt } from './providers/providers.module.ts';

export type Charge = { readonly amount: Amount; readonly currency: CurrencyCode };

/**
 * The charge of a method for a sum: the sum itself where it takes the currency, else the value in the first
 * currency of the method at the current rates, rounded to a cent.
 */
export const chargeOf = (
  method: Pick<PaymentMethod, 'currencies'> | undefined,
  { amount, currency }: Charge,
  rates: ExchangeRates,
): Charge => {
  const taken = method?.currencies;
  const [other] = taken ?? [];
  if (!taken || !other || taken.includes(currency)) return { amount, currency };
  return { amount: convertToCents(amount, currency, other, rates), currency: other };
};

/** The charge to show beforehand, on the wire: only in another currency. */
export const foreignCharge = (
  method: Pick<PaymentMethod, 'currencies'> | undefined,
  asked: Charge,
  rates: ExchangeRates,
): { charged?: { amount: number; currency: string } } => {
  const { amount, currency } = chargeOf(method, asked, rates);
  return currency === asked.currency ? {} : { charged: { amount: toWire(amount), currency } };
};

export const chargeColumns = ({ amount, currency }: Charge) => ({
  charged_amount: amount,
  charged_currency_id: getCurrencyId(currency),
});

/** A part of the charge, in the currency of the order: the whole converts to the whole. */
export const worthOfCharged = (
  payment: Pick<Payment, 'amount' | 'charged_amount' | 'currency_id' | 'charged_currency_id'>,
  part: Amount,
): Amount => {
  const { amount, charged_amount: charged } = payment;
  if (payment.currency_id === payment.charged_currency_id || charged === 0) return part;
  const cents = (BigInt(part) * BigInt(amount)) / (BigInt(charged) * BigInt(AMOUNT_PER_CENT));
  return part === charged ? amount : Number(cents) * AMOUNT_PER_CENT;
};

/** A payment in the form of a request to its provider. */
export const paymentAt = (payment: Payment): PaymentAt => ({
  brand: payment.brand,
  ref: payment.provider_ref,
  amount: payment.charged_amount,
  currency: getCurrencyCode(payment.charged_currency_id),
  createdAt: payment.created_at,
});
