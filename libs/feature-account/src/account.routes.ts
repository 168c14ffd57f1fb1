import type { PageHandle } from '@shop/page';
import { isToken, paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';

/** Pages, loaders and actions arrive on the first visit. */
export const accountRoutes: RouteObject[] = [
  {
    id: 'login',
    path: paths.login.pattern,
    handle: { privacy: 'personal', layout: 'simple-layout', checks: ['guest'] } satisfies PageHandle,
    lazy: {
      action: async () => (await import('./login-page/login-page.action.ts')).action,
      Component: async () => (await import('./login-page/login-page.tsx')).LoginPage,
    },
  },
  {
    id: 'register',
    path: paths.register.pattern,
    handle: { privacy: 'personal', layout: 'simple-layout', checks: ['guest'] } satisfies PageHandle,
    lazy: {
      action: async () => (await import('./register-page/register-page.action.ts')).action,
      Component: async () => (await import('./register-page/register-page.tsx')).RegisterPage,
    },
  },
  {
    id: 'password-reset',
    path: paths.passwordReset.pattern,
    handle: {
      privacy: 'personal',
      layout: 'simple-layout',
      checks: ['guest'],
      // Without a token the page asks where to send one.
      params: { '*': (token) => token === '' || isToken(token) },
    } satisfies PageHandle,
    lazy: {
      action: async () => (await import('./password-reset-page/password-reset-page.action.ts')).action,
      Component: async () =>
        (await import('./password-reset-page/password-reset-page.tsx')).PasswordResetPage,
    },
  },
  {
    id: 'logout',
    path: paths.logout.pattern,
    handle: { privacy: 'personal', layout: 'simple-layout' } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./logout/logout.action.ts')).loader,
      action: async () => (await import('./logout/logout.action.ts')).action,
    },
  },
  {
    id: 'user-account',
    path: paths.userAccount.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      slots: ['account.orders'],
    } satisfies PageHandle,
    lazy: {
      Component: async () => (await import('./user-account-page/user-account-page.tsx')).UserAccountPage,
    },
  },
];
