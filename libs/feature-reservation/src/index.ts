import type { Feature } from '@shop/page';
import { messages } from './messages.ts';
import { pages, reservationRoutes } from './reservation.routes.ts';

/** Devices that are reserved before they can be bought. */
export const reservation: Feature = {
  key: 'reservation',
  requires: 'reservation',
  routes: reservationRoutes,
  pages,
  messages,
};
