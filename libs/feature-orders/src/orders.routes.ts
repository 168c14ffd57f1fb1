import type { PageHandle } from '@shop/page';
import { isSecretSlug, paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';

export const orderRoutes: RouteObject[] = [
  {
    id: 'my-orders',
    path: paths.myOrders.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      slots: ['account.nav'],
    } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./orders-page/orders-page.loader.ts')).loader,
      Component: async () => (await import('./orders-page/orders-page.tsx')).OrdersPage,
    },
  },
  {
    id: 'order',
    path: paths.order.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      params: { slug: isSecretSlug },
    } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./order-page/order-page.loader.ts')).loader,
      Component: async () => (await import('./order-page/order-page.tsx')).OrderPage,
    },
  },
  {
    id: 'guest-order',
    path: paths.guestOrder.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { slug: isSecretSlug },
    } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./guest-order-page/guest-order-page.loader.ts')).loader,
      action: async () => (await import('./guest-order-page/guest-order-page.action.ts')).action,
      Component: async () => (await import('./guest-order-page/guest-order-page.tsx')).GuestOrderPage,
    },
  },
];
