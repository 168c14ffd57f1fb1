import type { Feature } from '@shop/page';

/** Parcels in the warehouse, and their forwarding. */
export const forwarding: Feature = {
  key: 'forwarding',
  requires: 'forwarding',
  routes: {
    segments: ['parcels'],
    load: async () => (await import('./forwarding.routes.ts')).forwardingRoutes,
  },
};
