import { partsOf, type PageHandle } from '@shop/page';
import { isToken, paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';

/** The list of what is fetched for each page: landing pages carry the name of this one file instead of all. */
export const pages = () => import('./account.pages.ts');

export const accountRoutes: RouteObject[] = [
  {
    id: 'login',
    path: paths.login.pattern,
    handle: { privacy: 'personal', layout: 'simple-layout', checks: ['guest'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).login, 'action', 'Component'),
  },
  {
    id: 'register',
    path: paths.register.pattern,
    handle: { privacy: 'personal', layout: 'simple-layout', checks: ['guest'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).register, 'action', 'Component'),
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
    lazy: partsOf(async () => (await pages()).passwordReset, 'action', 'Component'),
  },
  {
    id: 'logout',
    path: paths.logout.pattern,
    handle: { privacy: 'personal', layout: 'simple-layout' } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).logout, 'loader', 'action'),
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
    lazy: partsOf(async () => (await pages()).userAccount, 'Component'),
  },
];
