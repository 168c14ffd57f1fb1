import {
  authCalls,
  cartCalls,
  checkoutCalls,
  orderCalls,
  payableCalls,
  visitorCalls,
} from '@shop/contracts/calls';

const CALLS: readonly Readonly<Record<string, { readonly url: string }>>[] = [
  authCalls,
  cartCalls,
  checkoutCalls,
  orderCalls,
  payableCalls,
  visitorCalls,
];

/** Without their path parameters. */
const URLS = [
  ...new Set(CALLS.flatMap((calls) => Object.values(calls).map(({ url }) => url.replace(/:.*/, '')))),
];

/** Whether a call's answer depends on the visitor. */
export const isOfVisitors = (url: string): boolean => URLS.some((known) => url.startsWith(known));
