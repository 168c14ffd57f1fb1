import { partsOf, type PageHandle } from '@shop/page';
import { paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';

/** The lazy modules of each page: landing pages contain the name of this one file instead of all. */
export const pages = () => import('./cart.pages.ts');

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
    lazy: partsOf(async () => (await pages()).cart, 'loader', 'action', 'Component', 'ErrorBoundary'),
  },
];
