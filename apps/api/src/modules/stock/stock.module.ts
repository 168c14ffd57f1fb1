export {
  availableOf,
  consumeReservation,
  holdReservation,
  releaseReservation,
  reserveLines,
  resumeReservation,
} from './stock.repository.ts';
