export {
  availableOf,
  consumeReservation,
  holdReservation,
  onHandOf,
  releaseReservation,
  reserveLines,
  resumeReservation,
  type Shortage,
  type WantedPiece,
} from './stock.repository.ts';
