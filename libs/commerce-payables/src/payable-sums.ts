import { balanceWorth, spendBalance, type BalanceUse } from '@shop/domain/checkout-balance';
import { CONVERSION_CURRENCY, getCurrencyCode, type CurrencyCode } from '@shop/domain/currencies';
import { freeBalance } from '@shop/domain/ledger';
import { convertToCents, rateOf, type ExchangeRates } from '@shop/domain/money';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { refusedOnAccount } from '@shop/domain/on-account';
import { payableTotals, type Discount, type PayableTotals } from '@shop/domain/totals';
import { findAccount } from '@shop/commerce-ledger';
import {
  findPaymentMethods,
  offersFor,
  type OfferDeps,
  type PaymentMethodOffer,
} from '@shop/commerce-payments';
import type { Book } from '@shop/commerce-tariff';
import type { PayableNow } from './payable-now.ts';
import type { AccountTerms } from './payables.ports.ts';

/** The visitor's payment choice. */
export type PayingChoice = { readonly provider: number; readonly usesBalance: boolean };

/** A payable with the data that its amounts depend on. */
export type PayableView = {
  readonly due: number;
  readonly currency: CurrencyCode;
  /** All that the brand offers, whatever the amount. */
  readonly methods: readonly PaymentMethodOffer[];
  readonly free: number;
  readonly balanceAvailable: number;
  readonly rates: ExchangeRates;
  readonly ledgerCurrency: CurrencyCode;
  /** Null where nothing can be bought on account. */
  readonly account: AccountTerms | null;
};

type Known = OfferDeps & {
  /** The client's terms for buying on account. */
  readonly account: AccountTerms | null;
};

/** The rates are those of the day on which the amount was set. */
export const viewPayable = async (
  book: Book,
  known: Known,
  { payable, title }: PayableNow,
): Promise<PayableView> => {
  const { db } = known;
  const { client_id: clientId } = payable;
  const [methods, account] = await Promise.all([
    findPaymentMethods(known, payable.brand),
    clientId === null || !title.takesBalance ? undefined : findAccount(db, clientId),
  ]);
  const rates = book.ratesAt(payable.created_at);
  const currency = getCurrencyCode(payable.currency_id);
  const ledgerCurrency = account ? getCurrencyCode(account.currencyId) : currency;
  const free = account ? freeBalance(account) : 0;
  const balanceAvailable = balanceWorth(free, {
    ledger: rateOf(rates, ledgerCurrency),
    order: rateOf(rates, currency),
  });
  return {
    ...{ due: payable.amount, currency, free, balanceAvailable, rates, ledgerCurrency },
    methods: title.isWithoutFee ? methods.map((method) => ({ ...method, fee: 0 })) : methods,
    account: known.account,
  };
};

/** The methods that accept an amount of it. The destination, if any, is not known here. */
export const methodsFor = ({ methods, currency }: PayableView, amount: number) =>
  offersFor(methods, { amount, currency, country: undefined });

export const feeOf = ({ currency, rates }: PayableView, method: PaymentMethodOffer): Discount =>
  method.fee_type === 1
    ? { type: 1, rate: method.fee }
    : { type: 0, amount: convertToCents(method.fee, CONVERSION_CURRENCY, currency, rates) };

const isFreeOnAccount = ({ account }: PayableView, amount: number): boolean =>
  account !== null && refusedOnAccount(account, amount) === null;

export type PayableBill = PayableTotals & {
  readonly taken: BalanceUse;
  /** The balance when it covers everything, else the chosen means; -1 for one that is not offered. */
  readonly provider: number;
};

/** The charge when it is paid with the chosen method. */
export const billFor = (view: PayableView, { provider, usesBalance }: PayingChoice): PayableBill => {
  const sums = { due: view.due, balance: usesBalance ? view.balanceAvailable : 0 };
  const { total: amount } = payableTotals({ ...sums, paymentFee: null });
  const method = methodsFor(view, amount).find((offer) => offer.provider === provider);
  const totals = payableTotals({ ...sums, paymentFee: method ? feeOf(view, method) : null });
  const isCovered = totals.total === 0;
  const isOnAccount = provider === PAYMENT_PROVIDER.account && isFreeOnAccount(view, totals.total);
  const chosen = isOnAccount ? provider : (method?.provider ?? PAYMENT_PROVIDER.invalid);
  return {
    ...totals,
    taken: spendBalance(view.free, totals.balance, {
      ledger: rateOf(view.rates, view.ledgerCurrency),
      order: rateOf(view.rates, view.currency),
    }),
    provider: isCovered ? PAYMENT_PROVIDER.balance : chosen,
  };
};
