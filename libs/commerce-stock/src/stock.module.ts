export { availableOfRow } from './available.sql.ts';
export {
  allowancesOf,
  availableOf,
  consumeReservation,
  holdReservation,
  releaseReservation,
  reserveLines,
  resumeReservation,
  returnReservation,
  type Allowance,
  type Holder,
} from './stock.repository.ts';
