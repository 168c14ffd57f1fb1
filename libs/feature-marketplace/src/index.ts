import type { Feature } from '@shop/page';
import { marketplaceChecks } from './marketplace.checks.ts';
import { marketplaceRoutes } from './marketplace.routes.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import type {} from './marketplace.registry.ts';

/** Home, listings, search, offers and products. */
export const marketplace: Feature = {
  key: 'marketplace',
  routes: marketplaceRoutes,
  pages,
  checks: marketplaceChecks,
  modals: {
    'size-chart': async () => (await pages()).sizeChartModal(),
    'shipping-select': async () => (await pages()).shippingSelectModal(),
  },
  modalMessages: async () => (await pages()).modalMessages(),
  fills: {
    'header.search': {
      component: async () => (await import('./search-assist/search-assist.tsx')).SearchAssist,
      messages: null,
    },
    'cart.similar': {
      component: async () => (await pages()).cartSimilar(),
    },
  },
  messages,
};
