export {
  addItem,
  setQuantity,
  type AddItemError,
  type Cart,
  type Changed,
  type LineError,
  type Offer,
} from './cart.ts';
export { cartTotals } from './cart-totals.ts';
export { joinCarts } from './join-carts.ts';
export { quoteCart, type MethodQuote } from './quote-cart.ts';
export { lineProblem } from './line-problem.ts';
export { buyableQuantity, orderableQuantity } from './on-offer.ts';
