export { reservationsPersonal } from './reservations.personal.ts';
export { reservationsRetention } from './reservations.retention.ts';
export {
  collectReservation,
  createDepositKind,
  createReservations,
  findReservation,
  releaseDevices,
  returnDeposits,
} from './reservations.module.ts';
