import { messagesLater } from '@shop/i18n';
import type { Feature } from '@shop/page';
import { badgeMessages } from './cart-badge/cart-badge.messages.ts';
import { cartRoutes, pages } from './cart.routes.ts';

/** The cart page, the drawer, and the badge in the header. */
export const cart: Feature = {
  key: 'cart',
  routes: cartRoutes,
  pages,
  modals: { cart: async () => (await pages()).cartDrawer() },
  fills: {
    'header.cart': {
      component: async () => (await import('./cart-badge/cart-badge.tsx')).CartBadge,
      messages: badgeMessages,
    },
    'bar.cart': {
      component: async () => (await import('./cart-badge/cart-count.tsx')).CartCount,
      messages: badgeMessages,
    },
  },
  messages: messagesLater(async () => [(await pages()).messages]),
};
