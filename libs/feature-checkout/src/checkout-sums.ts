import type { Checkout } from '@shop/data-access';
import {
  checkoutTotals,
  fromWire,
  percentToRate,
  toWire,
  type CheckoutSums,
  type CheckoutTotals,
  type Discount,
} from '@shop/domain';

/** What a visitor is choosing right now; what is left out stands as the server has it. */
export type CheckoutChoice = {
  shipping?: 'air' | 'sea' | undefined;
  /** Index in the list of couriers, -1 for none. */
  delivery?: number | undefined;
  /** Provider's id. */
  payment?: number | undefined;
  usesBalance?: boolean | undefined;
};

export const BALANCE_PROVIDER = 4;

/** The balance is applied when the server reports a payment by the balance processor. */
export const usesBalance = (checkout: Pick<Checkout, 'payments'>): boolean =>
  checkout.payments.some(({ payment_processor_id }) => payment_processor_id === BALANCE_PROVIDER);

export const chosenPayment = (checkout: Pick<Checkout, 'payments'>): number =>
  checkout.payments.find(({ payment_processor_id }) => payment_processor_id !== BALANCE_PROVIDER)
    ?.payment_processor_id ?? -1;

export const feeOf = (methods: Checkout['payment_methods'], provider: number): Discount | null => {
  const method = methods.find(({ id }) => id === provider);
  if (!method) return null;
  return method.fee_type === 1
    ? { type: 1, rate: percentToRate(method.fee) }
    : { type: 0, amount: fromWire(method.fee) };
};

const deliveryOf = (checkout: Checkout, index: number | undefined): number =>
  index === undefined
    ? checkout.totals.delivery
    : (checkout.local_delivery_couriers[index]?.delivery_fee ?? 0);

/** The sums of a checkout as they would be with what is being chosen: the server counts by the same rule. */
export const previewTotals = (checkout: Checkout, choice: CheckoutChoice = {}): CheckoutTotals => {
  const method = choice.shipping ?? checkout.selected_shipping_method;
  const applies = choice.usesBalance ?? usesBalance(checkout);
  const sums: CheckoutSums = {
    lines: checkout.products.map(({ currentPrice, quantity }) => ({
      price: fromWire(currentPrice),
      quantity,
    })),
    shipping: fromWire(checkout.shipping_methods[method]),
    shippingDiscount: fromWire(checkout.shipping_discounts[method]),
    delivery: fromWire(deliveryOf(checkout, choice.delivery)),
    promotion: checkout.promotion ? { type: 0, amount: fromWire(checkout.totals.promotion) } : null,
    balance: applies ? fromWire(checkout.balance_available) : 0,
    paymentFee: feeOf(checkout.payment_methods, choice.payment ?? chosenPayment(checkout)),
  };
  return checkoutTotals(sums);
};

/** The total that a button says, as a decimal. */
export const previewTotal = (checkout: Checkout, choice?: CheckoutChoice): number =>
  toWire(previewTotals(checkout, choice).total);

/** What a way to pay would cost extra, as a decimal. */
export const previewFee = (checkout: Checkout, choice: CheckoutChoice): number =>
  toWire(previewTotals(checkout, choice).paymentFee);
