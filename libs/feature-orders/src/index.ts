import { messagesLater } from '@shop/i18n';
import type { Feature } from '@shop/page';
import type {} from './orders.registry.ts';
import { pages } from './pages.ts';

/** The orders of a client, as a list and one by one. */
export const orders: Feature = {
  key: 'orders',
  routes: {
    segments: [
      'my-orders',
      'order',
      'invoice',
      'tracking',
      'withdrawal',
      'claim-form',
      'claim-form-pro',
      'warranty',
      'review',
      'my-reviews',
    ],
    load: async () => (await import('./orders.routes.ts')).orderRoutes,
  },
  checks: { tracking: async (...given) => (await pages()).checkTracking(...given) },
  pages,
  modals: { 'unpaid-orders': async () => (await pages()).unpaidModal() },
  fills: {
    'account.orders': {
      component: async () => (await pages()).overview.component(),
      warm: async (context) => (await (await pages()).overview.warm())(context),
    },
  },
  messages: messagesLater(async () => [(await pages()).messages]),
};
