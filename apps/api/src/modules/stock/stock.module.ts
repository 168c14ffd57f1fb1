export { availableOfRow } from './available.sql.ts';
export {
  availableOf,
  consumeReservation,
  holdReservation,
  releaseReservation,
  reserveLines,
  resumeReservation,
} from './stock.repository.ts';
