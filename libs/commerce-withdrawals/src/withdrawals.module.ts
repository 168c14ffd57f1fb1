import { createAttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { Module } from '@shop/commerce-kit/module';
import { withdrawalsRoutes, type WithdrawalRouteDeps } from './withdrawals.routes.ts';

export { countDueWithdrawals } from './due-withdrawals.ts';
export { findGoods, receiveGoods, refuseGoods, type HandleRefusal } from './handle-withdrawal.ts';
export {
  refundWithdrawal,
  type RefundWithdrawalDeps,
  type WithdrawalRefundRefusal,
} from './refund-withdrawal.ts';
export { findLinesOf, findOpen, findWithdrawal, type WithdrawalRow } from './withdrawals.repository.ts';

/** The withdrawal function, for visitors and by order number. */
export const createWithdrawals = (deps: Omit<WithdrawalRouteDeps, 'attempts'>): { routes: Module } => ({
  routes: withdrawalsRoutes({ ...deps, attempts: createAttemptsRepository(deps.settling.db) }),
});
