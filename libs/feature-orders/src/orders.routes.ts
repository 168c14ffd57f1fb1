import { partsOf, type PageHandle } from '@shop/page';
import { isParcelName, isRecordId, isSecretSlug, paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';

/** The list of what is fetched for each page: landing pages carry the name of this one file instead of all. */
export const pages = () => import('./orders.pages.ts');

export const orderRoutes: RouteObject[] = [
  {
    id: 'my-orders',
    path: paths.myOrders.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      slots: ['account.nav'],
    } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).myOrders, 'loader', 'Component'),
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
    lazy: partsOf(async () => (await pages()).order, 'loader', 'action', 'Component'),
  },
  {
    id: 'cancel-order',
    path: paths.cancelOrder.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      params: { slug: isSecretSlug },
    } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).cancelOrder, 'loader', 'action', 'Component'),
  },
  {
    id: 'cancel-guest-order',
    path: paths.cancelGuestOrder.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { slug: isSecretSlug },
    } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).cancelGuestOrder, 'loader', 'action', 'Component'),
  },
  {
    id: 'guest-order',
    path: paths.guestOrder.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { slug: isSecretSlug },
    } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).guestOrder, 'loader', 'action', 'Component'),
  },
  {
    id: 'invoice',
    path: paths.invoice.pattern,
    handle: { privacy: 'personal', layout: 'default', params: { id: isRecordId } } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).invoice, 'loader', 'Component'),
  },
  {
    id: 'tracking',
    path: paths.tracking.pattern,
    handle: { privacy: 'personal', layout: 'default', checks: ['tracking'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).tracking, 'loader', 'Component'),
  },
  {
    id: 'tracking-id',
    path: paths.trackedParcel.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { id: isParcelName },
    } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).trackedParcel, 'loader', 'Component'),
  },
];
