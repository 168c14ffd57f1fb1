import type { Feature } from '@shop/page';

/** Reservations of devices before they can be bought. */
export const reservation: Feature = {
  key: 'reservation',
  requires: 'reservation',
  routes: {
    segments: ['iphone-reservation', 'reservation'],
    load: async () => (await import('./reservation.routes.ts')).reservationRoutes,
  },
};
