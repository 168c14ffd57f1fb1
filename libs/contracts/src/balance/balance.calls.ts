import { get, post } from '../call.ts';
import type { HistoryAnswer, HistoryRequest, TopUpAnswer, TopUpRequest } from './balance.schemas.ts';

export const balanceCalls = {
  history: post<HistoryRequest, HistoryAnswer>('/api/balance/get-history'),
  table: get<string>('/api/balance/history.csv'),
  topUp: post<TopUpRequest, TopUpAnswer>('/api/balance/pay'),
};
