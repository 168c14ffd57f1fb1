import type { Feature } from '@shop/page';
import { messages } from './messages.ts';
import { pages } from './pages.ts';

/** Claims, and the legal guarantee. */
export const claims: Feature = {
  key: 'claims',
  routes: {
    segments: ['claim-form', 'claim-form-pro', 'warranty'],
    load: async () => (await import('./claims.routes.ts')).claimRoutes,
  },
  pages,
  messages,
};
