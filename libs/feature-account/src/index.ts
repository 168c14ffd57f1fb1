import { messagesLater } from '@shop/i18n';
import type { Check, Feature } from '@shop/page';
import { badgeMessages } from './account-badge/account-badge.messages.ts';
import { pages } from './pages.ts';
import type {} from './account.registry.ts';

/** Checks of pages that are not landing pages: loaded with the first such page. */
const late =
  (name: 'checkAccountMobile' | 'checkAuth' | 'checkGuest'): Check =>
  async (context, address) =>
    (await (await pages()).checks())[name](context, address);

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
      'unsubscribe',
      'newsletter',
      'user-account',
      'account-information',
      'balance',
      'delivery-addresses',
      'wish-list',
    ],
    load: async () => (await import('./account.routes.ts')).accountRoutes,
  },
  pages,
  checks: {
    auth: late('checkAuth'),
    guest: late('checkGuest'),
    'account-mobile': late('checkAccountMobile'),
  },
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
  messages: messagesLater(async () => [(await pages()).messages]),
};
