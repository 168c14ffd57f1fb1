export { reservationsPersonal } from './reservations.personal.ts';
export { reservationsRetention } from './reservations.retention.ts';
export { createReservations, releaseDevices } from './reservations.module.ts';
