import type { Feature } from '@shop/page';
import { messages } from './messages.ts';
import { pages } from './pages.ts';

/** Reservations of devices before they can be bought. */
export const reservation: Feature = {
  key: 'reservation',
  requires: 'reservation',
  routes: {
    segments: ['iphone-reservation', 'reservation'],
    load: async () => (await import('./reservation.routes.ts')).reservationRoutes,
  },
  pages,
  messages,
};
