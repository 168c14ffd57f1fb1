import type { PageHandle, WayBack } from '@shop/page';
import { isSecretSlug, paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import type { PaymentLoaded } from './payment-page/payment-page.loader.ts';
import * as pages from './checkout.pages.ts';

const params = { slug: isSecretSlug };

/** Purchases are no longer possible here. */
const toShop = (): WayBack => ({ place: 'shop' });

/**
 * The back link of the payment of an open order points to the order, because the cart is empty; without an
 * order there is none.
 */
const backFromPayment = (loaded: unknown): WayBack => {
  const standing = loaded as PaymentLoaded;
  if (!standing) return { place: 'cart' };
  const { order, isGuest, isTopUp } = standing;
  if (isTopUp) return { place: 'balance' };
  return order === null ? toShop() : { place: 'order', slug: order, isGuest };
};

export const checkoutRoutes: RouteObject[] = [
  {
    id: 'checkout',
    path: paths.checkout.pattern,
    handle: { privacy: 'personal', layout: 'checkout', checks: ['checkout'], params } satisfies PageHandle,
    lazy: pages.checkout,
  },
  {
    id: 'payment-accept',
    path: laterPaths.paymentAccept.pattern,
    handle: {
      privacy: 'personal',
      layout: 'payment',
      checks: ['payment-accept'],
      back: toShop,
    } satisfies PageHandle,
    lazy: pages.paymentAccept,
  },
  {
    id: 'payment-decline',
    path: laterPaths.paymentDecline.pattern,
    handle: { privacy: 'personal', layout: 'payment', checks: ['payment'] } satisfies PageHandle,
    lazy: pages.paymentDecline,
  },
  {
    id: 'payment-pay',
    path: laterPaths.paymentPay.pattern,
    handle: { privacy: 'personal', layout: 'payment' } satisfies PageHandle,
    lazy: pages.paymentPay,
  },
  {
    id: 'payment-fail',
    path: laterPaths.paymentFail.pattern,
    handle: { privacy: 'personal', layout: 'payment', checks: ['payment-accept'] } satisfies PageHandle,
    lazy: pages.paymentFail,
  },
  {
    id: 'payment',
    path: paths.payment.pattern,
    handle: {
      privacy: 'personal',
      layout: 'payment',
      checks: ['payment'],
      back: backFromPayment,
      params,
    } satisfies PageHandle,
    lazy: pages.payment,
  },
  {
    id: 'confirm',
    path: laterPaths.confirm.pattern,
    handle: {
      privacy: 'personal',
      layout: 'checkout',
      checks: ['confirm'],
      params,
      messages: pages.confirmWords,
    } satisfies PageHandle,
    lazy: pages.confirm,
  },
  {
    id: 'success',
    path: laterPaths.success.pattern,
    handle: { privacy: 'personal', layout: 'checkout', back: toShop, params } satisfies PageHandle,
    lazy: pages.success,
  },
  {
    id: 'saved-cards',
    path: laterPaths.savedCards.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      slots: ['account.nav'],
    } satisfies PageHandle,
    lazy: pages.savedCards,
  },
];
