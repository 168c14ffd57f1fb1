import type { Feature } from '@shop/page';
import type {} from './pro.registry.ts';

const routes = () => import('./pro.routes.ts');

/** Business accounts. */
export const pro: Feature = {
  key: 'pro',
  requires: 'pro',
  routes: {
    segments: ['pro', 'site-pro', 'site-pro-delivery', 'site-pro-payment'],
    load: async () => (await routes()).proRoutes,
  },
  checks: { declaration: async (...given) => (await routes()).checkDeclaration(...given) },
};
