import { post } from '../call.ts';
import type { HistoryAnswer, HistoryRequest } from './balance.schemas.ts';

export const balanceCalls = {
  history: post<HistoryRequest, HistoryAnswer>('/api/balance/get-history'),
};
