import type { Feature } from '@shop/page';
import { badgeMessages } from './account-badge/account-badge.messages.ts';
import { checkAccountMobile, checkAuth, checkGuest } from './account.checks.ts';
import { pages } from './pages.ts';
import { messages } from './messages.ts';
import type {} from './account.registry.ts';

/** Login and logout, a client's overview and delivery addresses. */
export const account: Feature = {
  key: 'account',
  routes: {
    segments: [
      'login',
      'register',
      'logout',
      'password-reset',
      'confirm-email',
      'user-account',
      'account-information',
      'balance',
      'delivery-addresses',
    ],
    load: async () => (await import('./account.routes.ts')).accountRoutes,
  },
  pages,
  checks: { auth: checkAuth, guest: checkGuest, 'account-mobile': checkAccountMobile },
  modals: {
    login: async () => (await pages()).loginModal(),
    register: async () => (await pages()).registerModal(),
    'forgot-password': async () => (await pages()).forgotModal(),
    'new-address': async () => (await pages()).newAddressModal(),
    'edit-address': async () => (await pages()).editAddressModal(),
    'remove-address': async () => (await pages()).removeAddressModal(),
  },
  fills: {
    'header.account': {
      component: async () => (await import('./account-badge/account-badge.tsx')).AccountBadge,
      messages: badgeMessages,
    },
    'account.nav': { component: async () => (await pages()).accountNav() },
  },
  messages,
};
