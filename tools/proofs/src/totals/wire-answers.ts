import type {
  CheckoutChoice,
  CheckoutOnWire,
  CheckoutSums,
  CheckoutTotals,
  Discount,
} from '@shop/domain/totals';
import { rateToWire, toWire } from '@shop/domain/wire-amount';
import type { RandomCart } from './random-cart.ts';

const [BALANCE, PROVIDER] = [4, 1];

/** The API's answers of a checkout before and after the shopper's selection, and the selection. */
export type WireAnswers = {
  readonly before: CheckoutOnWire;
  readonly choice: CheckoutChoice;
  readonly after: CheckoutOnWire;
};

const feeOnWire = (fee: Discount | null) => {
  if (fee === null) return { fee: 0, fee_type: 0 } as const;
  return fee.type === 1
    ? ({ fee: rateToWire(fee.rate * 100), fee_type: 1 } as const)
    : ({ fee: toWire(fee.amount), fee_type: 0 } as const);
};

const paymentsOf = ({ balance, total }: CheckoutTotals): CheckoutOnWire['payments'] => [
  ...(balance > 0 ? [{ payment_processor_id: BALANCE }] : []),
  ...(total > 0 ? [{ payment_processor_id: PROVIDER }] : []),
];

const perMethod = ({ card }: RandomCart, amount: number) =>
  card.method === 'air' ? { air: toWire(amount), sea: 1 } : { air: 1, sea: toWire(amount) };

/** The API's answers for a cart with known totals. Amounts are decimals, as on the wire. */
export const wireAnswers = (cart: RandomCart, sums: CheckoutSums, totals: CheckoutTotals): WireAnswers => {
  const before: CheckoutOnWire = {
    products: sums.lines.map(({ price, quantity }) => ({ currentPrice: toWire(price), quantity })),
    selected_shipping_method: cart.card.method === 'air' ? 'sea' : 'air',
    shipping_methods: perMethod(cart, sums.shipping),
    shipping_discounts: perMethod(cart, sums.shippingDiscount),
    local_delivery_couriers: [{ delivery_fee: 1 }, { delivery_fee: toWire(sums.delivery) }],
    payment_methods: [
      { id: 2, fee: 1, fee_type: 1 },
      { id: PROVIDER, ...feeOnWire(sums.paymentFee) },
    ],
    payments: [],
    promotion: sums.promotion && {},
    balance_available: toWire(cart.balance),
    totals: { delivery: 0, promotion: toWire(totals.promotion) },
  };
  return {
    before,
    choice: { shipping: cart.card.method, delivery: 1, payment: PROVIDER, usesBalance: cart.balance > 0 },
    after: {
      ...before,
      selected_shipping_method: cart.card.method,
      payments: paymentsOf(totals),
      totals: { ...before.totals, delivery: toWire(sums.delivery) },
    },
  };
};
