import type { Feature } from '@shop/page';
import { badgeMessages } from './account-badge/account-badge.messages.ts';
import { warmAccountBadge } from './account-badge/warm-account-badge.ts';
import { checkAuth, checkGuest } from './account.checks.ts';
import { accountRoutes } from './account.routes.ts';
import { messages } from './messages.ts';

/** Coming in, going out, and a client's own overview. */
export const account: Feature = {
  key: 'account',
  routes: accountRoutes,
  checks: { auth: checkAuth, guest: checkGuest },
  modals: {
    login: async () => (await import('./login-modal/login-modal.tsx')).LoginModal,
    register: async () => (await import('./register-modal/register-modal.tsx')).RegisterModal,
    'forgot-password': async () => (await import('./forgot-modal/forgot-modal.tsx')).ForgotModal,
  },
  fills: {
    'header.account': {
      component: async () => (await import('./account-badge/account-badge.tsx')).AccountBadge,
      messages: badgeMessages,
      warm: warmAccountBadge,
    },
    'account.nav': { component: async () => (await import('./account-nav/account-nav.tsx')).AccountNav },
  },
  messages,
};
