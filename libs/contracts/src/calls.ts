export type { AnswerOf, BodyOf, Call } from './call.ts';
export { authCalls } from './auth.calls.ts';
export { cartCalls } from './cart.calls.ts';
export { catalogueCalls } from './catalogue.calls.ts';
export { checkoutCalls } from './checkout.calls.ts';
export { configurationCalls } from './configuration.calls.ts';
export { orderCalls } from './orders.calls.ts';
export { payableCalls } from './payables.calls.ts';
