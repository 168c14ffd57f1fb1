export {
  checkoutTotals,
  promotionOn,
  subtotalOf,
  type CheckoutSums,
  type CheckoutTotals,
} from './checkout-totals.ts';
export type { Discount } from './discount.ts';
export {
  chosenPayment,
  paymentFeeOf,
  previewFee,
  previewTotal,
  previewTotals,
  usesBalance,
  type CheckoutChoice,
  type CheckoutOnWire,
} from './preview-totals.ts';
export { payableTotals, type PayableTotals } from './payable-totals.ts';
