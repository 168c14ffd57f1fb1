import { partsOf, type PageHandle } from '@shop/page';
import { isRecordId, isToken, paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';

/** The list of what is fetched for each page: landing pages carry the name of this one file instead of all. */
export const pages = () => import('./account.pages.ts');

const ofOneAddress = {
  privacy: 'personal',
  layout: 'default',
  checks: ['auth'],
  params: { id: isRecordId },
} satisfies PageHandle;

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
  {
    id: 'account-information',
    path: paths.accountInformation.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).information, 'loader', 'action', 'Component'),
  },
  {
    id: 'balance',
    path: paths.balance.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).balance, 'loader', 'Component'),
  },
  {
    id: 'balance-pay',
    path: paths.balancePay.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).topUp, 'action', 'Component'),
  },
  {
    id: 'delivery-addresses',
    path: paths.deliveryAddresses.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).addresses, 'action', 'Component'),
  },
  {
    id: 'new-delivery-address',
    path: paths.newDeliveryAddress.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).newAddress, 'action', 'Component'),
  },
  {
    id: 'edit-delivery-address',
    path: paths.deliveryAddress.pattern,
    handle: ofOneAddress,
    lazy: partsOf(async () => (await pages()).editAddress, 'loader', 'action', 'Component'),
  },
  {
    id: 'remove-delivery-address',
    path: paths.removeDeliveryAddress.pattern,
    handle: ofOneAddress,
    lazy: partsOf(async () => (await pages()).removeAddress, 'loader', 'action', 'Component'),
  },
];
