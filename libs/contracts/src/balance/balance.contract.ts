import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { balanceCalls } from './balance.calls.ts';
import { HistoryAnswer, HistoryRequest, TopUpAnswer, TopUpRequest } from './balance.schemas.ts';

export const balanceContract = {
  history: contract(balanceCalls.history, {
    summary: 'Movements of the client’s balance, newest first',
    access: 'client',
    body: HistoryRequest,
    answer: HistoryAnswer,
  }),
  table: contract(balanceCalls.table, {
    summary:
      'The history as a CSV file: narrowed by `kind`, `from` and `to` of the address, 10,000 lines at most',
    access: 'client',
    answer: z.string(),
  }),
  topUp: contract(balanceCalls.topUp, {
    summary: 'Begins a top-up; it is paid like any payable, and credited when the provider says so',
    access: 'client',
    body: TopUpRequest,
    answer: TopUpAnswer,
  }),
};
