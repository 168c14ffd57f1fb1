export { isTooLate, lastDayToSend, lastDayToWithdraw, refundDueAt } from './withdrawal-term.ts';
export { bySource, worthOfWithdrawn, type Sources, type WithdrawnOrder } from './withdrawal-sums.ts';
