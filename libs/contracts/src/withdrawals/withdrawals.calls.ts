import { post } from '../call.ts';
import type {
  ReceiptAnswer,
  StateByNumber,
  StateWithdrawal,
  WithdrawableAnswer,
  WithdrawalRequest,
} from './withdrawals.schemas.ts';

export const withdrawalCalls = {
  /** What of an order can be withdrawn, and what was. */
  order: post<WithdrawalRequest, WithdrawableAnswer>('/api/withdrawals/order'),
  /** States the withdrawal from an order, or from some of its goods. */
  state: post<StateWithdrawal, ReceiptAnswer>('/api/withdrawals/state'),
  /** The same by order number and e-mail; the answer is the same whether or not they match. */
  stateByNumber: post<StateByNumber, ReceiptAnswer>('/api/withdrawals/state-by-number'),
};
