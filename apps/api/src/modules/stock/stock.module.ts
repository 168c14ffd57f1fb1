export { availableOfRow } from './available.sql.ts';
export {
  availableOf,
  consumeReservation,
  holdReservation,
  releaseReservation,
  reserveLines,
  resumeReservation,
  returnReservation,
} from './stock.repository.ts';
