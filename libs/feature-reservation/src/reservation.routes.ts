import { partsOf, type PageHandle } from '@shop/page';
import { isSecretSlug, paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';

/** The list of what is fetched for each page: landing pages carry the name of this one file instead of all. */
export const pages = () => import('./reservation.pages.ts');

const shared = { layout: 'default', requires: 'reservation' } satisfies Partial<PageHandle>;

export const reservationRoutes: RouteObject[] = [
  {
    id: 'reservation',
    path: paths.reservation.pattern,
    handle: { ...shared, privacy: 'personal', checks: ['marketplace'] } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).reservation, 'loader', 'action', 'Component'),
  },
  {
    id: 'reservation-confirm',
    path: paths.reservationConfirm.pattern,
    handle: { ...shared, privacy: 'personal', params: { id: isSecretSlug } } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).confirm, 'loader', 'action', 'Component'),
  },
  {
    id: 'reservation-success',
    path: paths.reservationSuccess.pattern,
    handle: { ...shared, privacy: 'personal' } satisfies PageHandle,
    lazy: partsOf(async () => (await pages()).success, 'loader', 'Component'),
  },
];
