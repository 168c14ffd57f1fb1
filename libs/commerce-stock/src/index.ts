export {
  type Allowance,
  allowancesOf,
  availableOf,
  availableOfRow,
  consumeReservation,
  type Holder,
  holdReservation,
  releaseReservation,
  reserveLines,
  resumeReservation,
  returnReservation,
} from './stock.module.ts';
