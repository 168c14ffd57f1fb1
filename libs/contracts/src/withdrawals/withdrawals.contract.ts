import { contract } from '../contract.ts';
import { withdrawalCalls } from './withdrawals.calls.ts';
import {
  ReceiptAnswer,
  StateByNumber,
  StateWithdrawal,
  WithdrawableAnswer,
  WithdrawalRequest,
} from './withdrawals.schemas.ts';

export const withdrawalsContract = {
  order: contract(withdrawalCalls.order, {
    summary: 'What of an order can be withdrawn, and what was',
    access: 'visitor',
    body: WithdrawalRequest,
    answer: WithdrawableAnswer,
  }),
  state: contract(withdrawalCalls.state, {
    summary: 'States the withdrawal from an order or a part of it',
    access: 'visitor',
    body: StateWithdrawal,
    answer: ReceiptAnswer,
  }),
  stateByNumber: contract(withdrawalCalls.stateByNumber, {
    summary: 'States it by order number and e-mail; answers alike in every case',
    access: 'public',
    body: StateByNumber,
    answer: ReceiptAnswer,
  }),
};
