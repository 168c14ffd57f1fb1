export {
  dayIn,
  isTooLate,
  lastDayToSend,
  lastDayToWithdraw,
  refundDueAt,
  type Day,
  type TermAsked,
} from './withdrawal-term.ts';
export {
  bySource,
  worthOfWithdrawn,
  type Sources,
  type WithdrawnLine,
  type WithdrawnOrder,
} from './withdrawal-sums.ts';
