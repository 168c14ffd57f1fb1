import type { Feature } from '@shop/page';

/** The calculator of delivered prices. */
export const calculator: Feature = {
  key: 'calculator',
  routes: {
    segments: ['calculate'],
    load: async () => (await import('./calculator.routes.ts')).calculatorRoutes,
  },
};
