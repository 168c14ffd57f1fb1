import { findCurrencyByCode } from '@shop/domain/currencies';
import type { PaymentStanding, PaymentWord } from '@shop/domain/payment-life';
import type { ProviderReport } from './providers/providers.module.ts';
import type { Payment } from './payable-kind.ts';

/** In the charged currency: reports of the provider use it. */
export const standingOf = (payment: Payment): PaymentStanding => ({
  state: payment.state,
  amount: payment.charged_amount,
  currencyId: payment.charged_currency_id,
  isBooked: payment.booked_at !== null,
  captured:
    payment.captured_amount === null
      ? null
      : { amount: payment.captured_amount, currency: payment.captured_currency ?? '' },
  refunded: payment.refunded_amount,
  dispute: payment.dispute,
});

export const wordOf = ({ state, money }: ProviderReport): PaymentWord => ({
  state,
  taken: money && {
    amount: money.amount,
    currency: money.currency,
    currencyId: findCurrencyByCode(money.currency)?.id ?? null,
  },
  refunded: money?.refunded ?? null,
});

/** The columns that store a payment's standing. */
export const standingColumns = (standing: PaymentStanding, payment: Payment, now: Date) => ({
  state: standing.state,
  booked_at: standing.isBooked ? (payment.booked_at ?? now) : null,
  captured_amount: standing.captured?.amount ?? null,
  captured_currency: standing.captured?.currency ?? null,
  refunded_amount: standing.refunded,
  dispute: standing.dispute,
});
