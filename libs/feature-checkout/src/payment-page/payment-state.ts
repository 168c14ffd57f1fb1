import { paymentProviders, typeOfMethod } from '@shop/commerce-payments/registry';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';

/** How a sum will be paid, as far as the page knows. */
export type PaymentState = {
  /** Stands for the card that was typed into the provider's field; null: the provider's page asks for it. */
  readonly stripe_token: string | null;
  /** The part that the client's balance pays; null: none. */
  readonly balance: { readonly id: number; readonly amount: number } | null;
  /** The method of the rest, its place in the list, -1 for none, and its type. */
  readonly payment: { readonly id: number; readonly index: number; readonly type: string };
  /** The client has taken the balance off. */
  readonly balanceRemoved: boolean;
};

type Methods = readonly { readonly id: number }[];

const paymentOf = (methods: Methods, id: number): PaymentState['payment'] => ({
  id,
  index: methods.findIndex((method) => method.id === id),
  type: typeOfMethod(paymentProviders, id) ?? '',
});

const balanceOf = (amount: number): PaymentState['balance'] => ({ id: PAYMENT_PROVIDER.balance, amount });

export const beginPayment = (
  methods: Methods,
  { payment, balance }: { payment: number; balance: number | null },
): PaymentState => ({
  stripe_token: null,
  balance: balance === null ? null : balanceOf(balance),
  payment: paymentOf(methods, payment),
  balanceRemoved: false,
});

/** A token is of one method. */
export const withMethod = (state: PaymentState, methods: Methods, id: number): PaymentState => ({
  ...state,
  stripe_token: null,
  payment: paymentOf(methods, id),
});

export const withBalance = (state: PaymentState, amount: number): PaymentState => ({
  ...state,
  balance: balanceOf(amount),
  balanceRemoved: false,
});

/** The balance is taken off once: without one nothing changes. */
export const withoutBalance = (state: PaymentState): PaymentState =>
  state.balance === null ? state : { ...state, balance: null, balanceRemoved: true };

export const withToken = (state: PaymentState, token: string | null): PaymentState => ({
  ...state,
  stripe_token: token,
});
