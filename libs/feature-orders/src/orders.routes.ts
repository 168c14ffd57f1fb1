import { messagesLater } from '@shop/i18n';
import type { PageHandle } from '@shop/page';
import { isParcelName, isRecordId, isSecretSlug, paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import { claimRoutes } from './claims/claims.routes.ts';
import { miscInvoiceWords } from './misc-invoices/misc-invoices.pages.ts';
import { miscInvoiceRoutes } from './misc-invoices/misc-invoices.routes.ts';
import * as pages from './orders.pages.ts';
import { reviewRoutes } from './reviews/reviews.routes.ts';

export const orderRoutes: RouteObject[] = [
  {
    id: 'my-orders',
    path: paths.myOrders.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      slots: ['account.nav'],
      messages: [messagesLater(miscInvoiceWords)],
    } satisfies PageHandle,
    lazy: pages.myOrders,
  },
  {
    id: 'order',
    path: paths.order.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      params: { slug: isSecretSlug },
    } satisfies PageHandle,
    lazy: pages.order,
  },
  {
    id: 'cancel-order',
    path: laterPaths.cancelOrder.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      params: { slug: isSecretSlug },
    } satisfies PageHandle,
    lazy: pages.cancelOrder,
  },
  {
    id: 'cancel-guest-order',
    path: laterPaths.cancelGuestOrder.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { slug: isSecretSlug },
    } satisfies PageHandle,
    lazy: pages.cancelGuestOrder,
  },
  {
    id: 'order-address',
    path: laterPaths.orderAddress.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      params: { slug: isSecretSlug },
      messages: [messagesLater(pages.addressWords)],
    } satisfies PageHandle,
    lazy: pages.orderAddress,
  },
  {
    id: 'guest-order-address',
    path: laterPaths.guestOrderAddress.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { slug: isSecretSlug },
      messages: [messagesLater(pages.addressWords)],
    } satisfies PageHandle,
    lazy: pages.guestOrderAddress,
  },
  {
    id: 'guest-order',
    path: paths.guestOrder.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { slug: isSecretSlug },
    } satisfies PageHandle,
    lazy: pages.guestOrder,
  },
  {
    id: 'invoice',
    path: laterPaths.invoice.pattern,
    handle: { privacy: 'personal', layout: 'default', params: { id: isRecordId } } satisfies PageHandle,
    lazy: pages.invoice,
  },
  {
    id: 'tracking-number',
    path: paths.tracking.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['tracking'] } satisfies PageHandle,
    lazy: pages.tracking,
  },
  {
    id: 'tracking-id',
    path: laterPaths.trackedParcel.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { id: isParcelName },
    } satisfies PageHandle,
    lazy: pages.trackedParcel,
  },
  {
    id: 'withdraw-order',
    path: laterPaths.withdrawOrder.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      params: { slug: isSecretSlug },
      messages: [messagesLater(pages.withdrawalWords)],
    } satisfies PageHandle,
    lazy: pages.withdrawOrder,
  },
  {
    id: 'withdraw-guest-order',
    path: laterPaths.withdrawGuestOrder.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { slug: isSecretSlug },
      messages: [messagesLater(pages.withdrawalWords)],
    } satisfies PageHandle,
    lazy: pages.withdrawGuestOrder,
  },
  {
    id: 'withdrawal',
    path: paths.withdrawal.pattern,
    handle: {
      privacy: 'public',
      layout: 'default',
      messages: [messagesLater(pages.withdrawalWords)],
    } satisfies PageHandle,
    lazy: pages.withdrawal,
  },
  ...reviewRoutes,
  ...claimRoutes,
  ...miscInvoiceRoutes,
];
