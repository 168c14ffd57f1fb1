import { messagesLater } from '@shop/i18n';
import type { PageHandle } from '@shop/page';
import { isRecordId, isToken, paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import * as pages from './account.pages.ts';

const wishWords = messagesLater(async () => [
  (await import('./wish-list/wish-list.messages.ts')).wishMessages,
]);

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
    lazy: pages.login,
  },
  {
    id: 'register',
    path: paths.register.pattern,
    handle: { privacy: 'personal', layout: 'simple-layout', checks: ['guest'] } satisfies PageHandle,
    lazy: pages.register,
  },
  {
    id: 'password-reset',
    path: paths.passwordReset.pattern,
    handle: {
      privacy: 'personal',
      layout: 'simple-layout',
      checks: ['guest'],
      // Without a token the page asks for the address to mail one to.
      params: { '*': (token) => token === '' || isToken(token) },
    } satisfies PageHandle,
    lazy: pages.passwordReset,
  },
  {
    id: 'confirm-email',
    path: laterPaths.confirmEmail.pattern,
    handle: {
      privacy: 'personal',
      layout: 'simple-layout',
      params: { token: isToken },
    } satisfies PageHandle,
    lazy: pages.confirmEmail,
  },
  {
    id: 'newsletter',
    path: laterPaths.newsletter.pattern,
    handle: { privacy: 'personal', layout: 'default' } satisfies PageHandle,
    lazy: pages.newsletter,
  },
  {
    id: 'confirm-newsletter',
    path: laterPaths.confirmNewsletter.pattern,
    handle: {
      privacy: 'personal',
      layout: 'simple-layout',
      params: { token: isToken },
    } satisfies PageHandle,
    lazy: pages.confirmNewsletter,
  },
  {
    id: 'end-newsletter',
    path: laterPaths.endNewsletter.pattern,
    handle: {
      privacy: 'personal',
      layout: 'simple-layout',
      params: { token: isToken },
    } satisfies PageHandle,
    lazy: pages.endNewsletter,
  },
  {
    id: 'unsubscribe',
    path: laterPaths.unsubscribe.pattern,
    handle: {
      privacy: 'personal',
      layout: 'simple-layout',
      params: { token: isToken },
    } satisfies PageHandle,
    lazy: pages.unsubscribe,
  },
  {
    id: 'logout',
    path: paths.logout.pattern,
    handle: { privacy: 'personal', layout: 'simple-layout' } satisfies PageHandle,
    lazy: pages.logout,
  },
  {
    id: 'user-account',
    path: paths.userAccount.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth', 'account-mobile'],
      slots: ['account.orders'],
    } satisfies PageHandle,
    lazy: pages.userAccount,
  },
  {
    id: 'account-information',
    path: paths.accountInformation.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      slots: ['account.orders'],
    } satisfies PageHandle,
    lazy: pages.information,
  },
  {
    id: 'account-security',
    path: laterPaths.accountSecurity.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: pages.security,
  },
  {
    id: 'balance',
    path: paths.balance.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: pages.balance,
  },
  {
    id: 'balance-pay',
    path: laterPaths.balancePay.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: pages.topUp,
  },
  {
    id: 'account-news',
    path: laterPaths.accountNews.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: pages.accountNews,
  },
  {
    id: 'account-data',
    path: laterPaths.accountData.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: pages.accountData,
  },
  {
    id: 'wish-list',
    path: laterPaths.wishList.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      messages: [wishWords],
    } satisfies PageHandle,
    lazy: pages.wishList,
  },
  {
    id: 'save-wish',
    path: laterPaths.saveWish.pattern,
    handle: { privacy: 'personal', layout: 'default' } satisfies PageHandle,
    lazy: pages.saveWish,
  },
  {
    id: 'end-wish-alerts',
    path: laterPaths.endWishAlerts.pattern,
    handle: {
      privacy: 'personal',
      layout: 'simple-layout',
      params: { token: isToken },
      messages: [wishWords],
    } satisfies PageHandle,
    lazy: pages.endWishAlerts,
  },
  {
    id: 'delivery-addresses',
    path: paths.deliveryAddresses.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: pages.addresses,
  },
  {
    id: 'new-delivery-address',
    path: laterPaths.newDeliveryAddress.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['auth'] } satisfies PageHandle,
    lazy: pages.newAddress,
  },
  {
    id: 'edit-delivery-address',
    path: laterPaths.deliveryAddress.pattern,
    handle: ofOneAddress,
    lazy: pages.editAddress,
  },
  {
    id: 'remove-delivery-address',
    path: laterPaths.removeDeliveryAddress.pattern,
    handle: ofOneAddress,
    lazy: pages.removeAddress,
  },
];
