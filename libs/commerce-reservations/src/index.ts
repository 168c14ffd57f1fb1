export { createReservations, releaseDevices } from './reservations.module.ts';
