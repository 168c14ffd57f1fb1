import { messagesLater } from '@shop/i18n';
import { partsOf, type PageHandle, type WayBack } from '@shop/page';
import { isSecretSlug, paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';
import type { PaymentLoaded } from './payment-page/payment-page.loader.ts';

const params = { slug: isSecretSlug };

/** Nothing is bought here any more. */
const toShop = (): WayBack => ({ place: 'shop' });

/** The way back from the payment of an open order leads to the order, because the cart is empty; without an order there is none. */
const backFromPayment = (loaded: unknown): WayBack => {
  const standing = loaded as PaymentLoaded;
  if (!standing) return { place: 'cart' };
  const { order, isGuest } = standing;
  return order === null ? toShop() : { place: 'order', slug: order, isGuest };
};

/** The list of what is fetched for each page: landing pages carry the name of this one file instead of all. */
export const pages = () => import('./checkout.pages.ts');

export const checkoutRoutes: RouteObject[] = [
  {
    id: 'checkout',
    path: paths.checkout.pattern,
    handle: { privacy: 'personal', layout: 'checkout', checks: ['checkout'], params } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).checkout, 'loader', 'action', 'Component'),
  },
  {
    id: 'payment-accept',
    path: paths.paymentAccept.pattern,
    handle: {
      privacy: 'personal',
      layout: 'payment',
      checks: ['payment-accept'],
      back: toShop,
    } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).paymentAccept, 'loader', 'Component'),
  },
  {
    id: 'payment-decline',
    path: paths.paymentDecline.pattern,
    handle: { privacy: 'personal', layout: 'payment', checks: ['payment'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).paymentDecline, 'loader', 'Component'),
  },
  {
    id: 'payment-pay',
    path: paths.paymentPay.pattern,
    handle: { privacy: 'personal', layout: 'payment' } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).paymentPay, 'loader', 'action'),
  },
  {
    id: 'payment-fail',
    path: paths.paymentFail.pattern,
    handle: { privacy: 'personal', layout: 'payment', checks: ['payment-accept'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).paymentFail, 'Component'),
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
    lazy: partsOf(async () => (await pages()).payment, 'loader', 'action', 'Component'),
  },
  {
    id: 'confirm',
    path: paths.confirm.pattern,
    handle: {
      privacy: 'personal',
      layout: 'checkout',
      checks: ['confirm'],
      params,
      messages: [messagesLater(async () => (await pages()).confirmWords)],
    } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).confirm, 'loader', 'action', 'Component'),
  },
  {
    id: 'success',
    path: paths.success.pattern,
    handle: { privacy: 'personal', layout: 'checkout', back: toShop, params } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).success, 'loader', 'Component'),
  },
];
