export {
  createApiClient,
  DEFAULT_RETRY_DELAY,
  DEFAULT_TIMEOUT,
  type ApiClient,
  type SendOptions,
  type Transport,
  type WireAnswer,
  type WireRequest,
} from './api-client.ts';
export type { CurrentUser, OpenSession } from './auth.queries.ts';
export type { Checkout, PaymentOutcome } from './checkout.queries.ts';
export { ApiProblem, isApiProblem, type ApiProblemKind } from './api-problem.ts';
export type { ActOutcome } from './cart-changes/act-outcome.ts';
export { createLazyCartQueue, type LazyCartQueue } from './cart-changes/lazy-cart-queue.ts';
export { emptyCart, type Cart, type CartAnswer, type CartItem } from './cart.queries.ts';
export type {
  CategoryPlace,
  Facet,
  Flag,
  Listing,
  ListingAsk,
  ProductAsk,
  Reader,
  ListingItem,
  Product,
  ProductAnswer,
  Sample,
} from './catalogue.queries.ts';
export type { CategoryTree, RootCategory } from './navigation.queries.ts';
export type { MaskedOrder, Order, OrderList, OrdersAsked } from './orders.queries.ts';
export type { Payable } from './payables.queries.ts';
export { createQueries, type Queries } from './queries.ts';
export { createQueryCache } from './query-cache.ts';
export { STALE } from './stale.ts';
export { isSuccess } from './success-rule.ts';
export { guestSummary, keepCartSummary, type VisitorSummary } from './visitor.queries.ts';
