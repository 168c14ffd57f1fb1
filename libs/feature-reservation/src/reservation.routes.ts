import type { PageHandle } from '@shop/page';
import { isSecretSlug } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import { messages } from './messages.ts';
import * as pages from './reservation.pages.ts';

const shared = {
  layout: 'default',
  requires: 'reservation',
  messages: [messages],
} satisfies Partial<PageHandle>;

export const reservationRoutes: RouteObject[] = [
  {
    id: 'reservation',
    path: laterPaths.reservation.pattern,
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
