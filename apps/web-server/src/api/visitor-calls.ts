import { authCalls, cartCalls, visitorCalls } from '@shop/contracts/calls';
import {
  checkoutCalls,
  claimCalls,
  orderCalls,
  ownAccountCalls,
  payableCalls,
} from '@shop/contracts/later-calls';

const CALLS: readonly Readonly<Record<string, { readonly url: string }>>[] = [
  authCalls,
  cartCalls,
  checkoutCalls,
  claimCalls,
  orderCalls,
  ownAccountCalls,
  payableCalls,
  visitorCalls,
];

/** Without their path parameters. */
const URLS = [
  ...new Set(CALLS.flatMap((calls) => Object.values(calls).map(({ url }) => url.replace(/:.*/, '')))),
];

/** Whether a call's answer depends on the visitor. */
export const isOfVisitors = (url: string): boolean => URLS.some((known) => url.startsWith(known));
