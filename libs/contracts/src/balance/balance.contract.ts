import { contract } from '../contract.ts';
import { balanceCalls } from './balance.calls.ts';
import { HistoryAnswer, HistoryRequest } from './balance.schemas.ts';

export const balanceContract = {
  history: contract(balanceCalls.history, {
    summary: 'Movements of the client’s balance, newest first',
    access: 'client',
    body: HistoryRequest,
    answer: HistoryAnswer,
  }),
};
