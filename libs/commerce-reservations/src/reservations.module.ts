import type { Module } from '@shop/commerce-kit/module';
import { releaseDevices } from './release.ts';
import type { ReservationsDeps } from './reservations.ports.ts';
import { reservationsRoutes } from './reservations.routes.ts';

export { collectReservation } from './confirm.ts';
export { createDepositKind } from './deposit-kind.ts';
export { releaseDevices } from './release.ts';
export { findReservation } from './reservations.repository.ts';
export { returnDeposits } from './return-deposits.ts';

type CreatedReservations = {
  readonly routes: Module;
  /** Ends unconfirmed and uncollected reservations, and gives devices to the next. */
  readonly release: () => Promise<number>;
};

/** Reservations of devices. */
export const createReservations = (deps: ReservationsDeps): CreatedReservations => ({
  routes: reservationsRoutes(deps),
  release: () => releaseDevices(deps),
});
