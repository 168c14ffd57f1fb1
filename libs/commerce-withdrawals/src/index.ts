export {
  countDueWithdrawals,
  createWithdrawals,
  findGoods,
  findLinesOf,
  findOpen,
  findWithdrawal,
  type HandleRefusal,
  receiveGoods,
  refundWithdrawal,
  type RefundWithdrawalDeps,
  refuseGoods,
  type WithdrawalRefundRefusal,
  type WithdrawalRow,
} from './withdrawals.module.ts';
export { withdrawalsPersonal } from './withdrawals.personal.ts';
export { withdrawalsRetention } from './withdrawals.retention.ts';
