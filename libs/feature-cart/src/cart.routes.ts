import type { PageHandle } from '@shop/page';
import { paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';

/** Brands import this table eagerly; pages, styles and loaders arrive on first visit. */
export const cartRoutes: RouteObject[] = [
  {
    id: 'cart',
    path: paths.cart.pattern,
    handle: {
      privacy: 'personal',
      layout: 'cart',
      checks: ['marketplace'],
      slots: ['cart.similar'],
    } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./cart-page/cart-page.loader.ts')).loader,
      action: async () => (await import('./cart-page/cart-page.action.ts')).action,
      Component: async () => (await import('./cart-page/cart-page.tsx')).CartPage,
      ErrorBoundary: async () => (await import('./cart-page/cart-page.error.tsx')).CartPageError,
    },
  },
];
