import type { PageHandle } from '@shop/page';
import { isSecretSlug, paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import * as pages from './reservation.pages.ts';

const shared = { layout: 'default', requires: 'reservation' } satisfies Partial<PageHandle>;

export const reservationRoutes: RouteObject[] = [
  {
    id: 'reservation',
    path: paths.reservation.pattern,
    handle: { ...shared, privacy: 'personal', checks: ['marketplace'] } satisfies PageHandle,
    lazy: pages.reservation,
  },
  {
    id: 'reservation-confirm',
    path: laterPaths.reservationConfirm.pattern,
    handle: { ...shared, privacy: 'personal', params: { id: isSecretSlug } } satisfies PageHandle,
    lazy: pages.confirm,
  },
  {
    id: 'reservation-success',
    path: laterPaths.reservationSuccess.pattern,
    handle: { ...shared, privacy: 'personal' } satisfies PageHandle,
    lazy: pages.success,
  },
];
