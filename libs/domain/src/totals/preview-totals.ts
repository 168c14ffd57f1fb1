import { fromWire, toWire } from '../wire-amount.ts';
import { PAYMENT_PROVIDER } from '../payment-state.ts';
import type { ShippingMethod } from '../tariff/tariff-card.ts';
import { checkoutTotals, percentToRate, type CheckoutTotals } from './checkout-totals.ts';
import type { Discount } from './discount.ts';

type PerMethod = Readonly<Record<ShippingMethod, number>>;

/** A fee of type 0 is an amount, one of type 1 a percentage. */
export type PaymentMethodOnWire = { readonly id: number; readonly fee: number; readonly fee_type: 0 | 1 };

type Payments = { readonly payments: readonly { readonly payment_processor_id: number }[] };

/** The part of the server's answer that the sums of a checkout are computed from; amounts are decimals. */
export type CheckoutOnWire = Payments & {
  readonly products: readonly { readonly currentPrice: number; readonly quantity: number }[];
  readonly selected_shipping_method: ShippingMethod;
  readonly shipping_methods: PerMethod;
  readonly shipping_discounts: PerMethod;
  readonly local_delivery_couriers: readonly { readonly delivery_fee: number }[];
  readonly payment_methods: readonly PaymentMethodOnWire[];
  readonly promotion: object | null;
  readonly balance_available: number;
  readonly totals: { readonly delivery: number; readonly promotion: number };
};

/** The visitor's current choices; the server's value holds for omitted ones. */
export type CheckoutChoice = {
  shipping?: ShippingMethod | undefined;
  /** Index in the list of couriers, -1 for none. */
  delivery?: number | undefined;
  /** Provider's id. */
  payment?: number | undefined;
  usesBalance?: boolean | undefined;
};

/** The balance is applied when the server reports a payment by the balance processor. */
export const usesBalance = ({ payments }: Payments): boolean =>
  payments.some(({ payment_processor_id }) => payment_processor_id === PAYMENT_PROVIDER.balance);

/** The payment method of the remaining sum, -1 for none yet. */
export const chosenPayment = ({ payments }: Payments): number =>
  payments.find(({ payment_processor_id }) => payment_processor_id !== PAYMENT_PROVIDER.balance)
    ?.payment_processor_id ?? PAYMENT_PROVIDER.invalid;

export const paymentFeeOf = (methods: readonly PaymentMethodOnWire[], provider: number): Discount | null => {
  const method = methods.find(({ id }) => id === provider);
  if (!method) return null;
  return method.fee_type === 1
    ? { type: 1, rate: percentToRate(method.fee) }
    : { type: 0, amount: fromWire(method.fee) };
};

/** Until a courier is chosen, the fee of the cheapest one is used. */
const deliveryOf = (checkout: CheckoutOnWire, index: number | undefined): number => {
  if (index === undefined) return checkout.totals.delivery;
  const fees = checkout.local_delivery_couriers.map(({ delivery_fee }) => delivery_fee);
  return fees[index] ?? (fees.length === 0 ? 0 : Math.min(...fees));
};

/** The sums of a checkout with the current choices: the server calculates by the same rule. */
export const previewTotals = (checkout: CheckoutOnWire, choice: CheckoutChoice = {}): CheckoutTotals => {
  const method = choice.shipping ?? checkout.selected_shipping_method;
  const applies = choice.usesBalance ?? usesBalance(checkout);
  return checkoutTotals({
    lines: checkout.products.map(({ currentPrice, quantity }) => ({
      price: fromWire(currentPrice),
      quantity,
    })),
    shipping: fromWire(checkout.shipping_methods[method]),
    shippingDiscount: fromWire(checkout.shipping_discounts[method]),
    delivery: fromWire(deliveryOf(checkout, choice.delivery)),
    promotion: checkout.promotion ? { type: 0, amount: fromWire(checkout.totals.promotion) } : null,
    balance: applies ? fromWire(checkout.balance_available) : 0,
    paymentFee: paymentFeeOf(checkout.payment_methods, choice.payment ?? chosenPayment(checkout)),
  });
};

/** The total on the button, as a decimal. */
export const previewTotal = (checkout: CheckoutOnWire, choice?: CheckoutChoice): number =>
  toWire(previewTotals(checkout, choice).total);

/** The fee of a payment method, as a decimal. */
export const previewFee = (checkout: CheckoutOnWire, choice: CheckoutChoice): number =>
  toWire(previewTotals(checkout, choice).paymentFee);
