import {
  authCalls,
  cartCalls,
  checkoutCalls,
  orderCalls,
  payableCalls,
  visitorCalls,
} from '@shop/contracts/calls';

const URLS = [
  ...new Set(
    [authCalls, cartCalls, checkoutCalls, orderCalls, payableCalls, visitorCalls].flatMap((calls) =>
      // Without its path parameter.
      Object.values(calls).map(({ url }) => url.replace(/:.*/, '')),
    ),
  ),
];

/** Whether a call's answer depends on the visitor. */
export const isOfVisitors = (url: string): boolean => URLS.some((known) => url.startsWith(known));
