import type { PageHandle, WayBack } from '@shop/page';
import { isSecretSlug, paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';
import type { PaymentLoaded } from './payment-page/payment-page.loader.ts';

const params = { slug: isSecretSlug };

/** Nothing is bought here any more. */
const toShop = (): WayBack => ({ place: 'shop' });

/** Who pays an order that stands came from it, and has nothing in the cart; what has no order came from nowhere. */
const backFromPayment = (loaded: unknown): WayBack => {
  const standing = loaded as PaymentLoaded;
  if (!standing) return { place: 'cart' };
  const { order, isGuest } = standing;
  return order === null ? toShop() : { place: 'order', slug: order, isGuest };
};

/** Pages, loaders and actions arrive on the first visit. */
export const checkoutRoutes: RouteObject[] = [
  {
    id: 'checkout',
    path: paths.checkout.pattern,
    handle: { privacy: 'personal', layout: 'checkout', checks: ['checkout'], params } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./shipping-page/shipping-page.loader.ts')).loader,
      action: async () => (await import('./shipping-page/shipping-page.action.ts')).action,
      Component: async () => (await import('./shipping-page/shipping-page.tsx')).ShippingPage,
    },
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
    lazy: {
      loader: async () => (await import('./payment-return/payment-accept.loader.ts')).loader,
      Component: async () => (await import('./payment-return/payment-accept-page.tsx')).PaymentAcceptPage,
    },
  },
  {
    id: 'payment-decline',
    path: paths.paymentDecline.pattern,
    handle: { privacy: 'personal', layout: 'payment', checks: ['payment'] } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./payment-return/payment-decline.loader.ts')).loader,
      Component: async () => (await import('./payment-return/payment-fail-page.tsx')).PaymentFailPage,
    },
  },
  {
    id: 'payment-fail',
    path: paths.paymentFail.pattern,
    handle: { privacy: 'personal', layout: 'payment', checks: ['payment-accept'] } satisfies PageHandle,
    lazy: {
      Component: async () => (await import('./payment-return/payment-fail-page.tsx')).PaymentFailPage,
    },
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
    lazy: {
      loader: async () => (await import('./payment-page/payment-page.loader.ts')).loader,
      action: async () => (await import('./payment-page/payment-page.action.ts')).action,
      Component: async () => (await import('./payment-page/payment-page.tsx')).PaymentPage,
    },
  },
  {
    id: 'confirm',
    path: paths.confirm.pattern,
    handle: { privacy: 'personal', layout: 'checkout', checks: ['confirm'], params } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./confirm-page/confirm-page.loader.ts')).loader,
      action: async () => (await import('./confirm-page/confirm-page.action.ts')).action,
      Component: async () => (await import('./confirm-page/confirm-page.tsx')).ConfirmPage,
    },
  },
  {
    id: 'success',
    path: paths.success.pattern,
    handle: { privacy: 'personal', layout: 'checkout', back: toShop, params } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./success-page/success-page.loader.ts')).loader,
      Component: async () => (await import('./success-page/success-page.tsx')).SuccessPage,
    },
  },
];
