import { type AnswerOf } from '@shop/contracts/calls';
import { balanceCalls } from '@shop/contracts/later-calls';
import { BALANCE_LINES_A_PAGE, type BalanceKind } from '@shop/domain/balance-history';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type BalanceEntry = AnswerOf<typeof balanceCalls.history>[number];

export type BalanceAsked = {
  kind: BalanceKind | null;
  /** Days such as `2026-05-04`, both included. */
  from: string | null;
  to: string | null;
  page: number;
};

export type BalancePage = { entries: readonly BalanceEntry[]; hasMore: boolean };

export const balanceKeys = { all: ['balance'] } as const;

/**
 * The movements of the client's balance. The call has no total: one extra line shows whether a page follows.
 */
export const balanceQueries = (api: ApiClient) => ({
  history: (asked: BalanceAsked) =>
    queryOptions({
      queryKey: [...balanceKeys.all, 'history', asked] as const,
      queryFn: async ({ signal }): Promise<BalancePage> => {
        const { kind, from, to, page } = asked;
        const body = {
          ...(kind && { kind }),
          ...(from && { from }),
          ...(to && { to }),
          skip: (page - 1) * BALANCE_LINES_A_PAGE,
          limit: BALANCE_LINES_A_PAGE + 1,
        };
        const entries = await api.send(balanceCalls.history, body, { signal, retries: 2 });
        return {
          entries: entries.slice(0, BALANCE_LINES_A_PAGE),
          hasMore: entries.length > BALANCE_LINES_A_PAGE,
        };
      },
      staleTime: STALE.browsing,
    }),

  topUp: (amount: number) => api.send(balanceCalls.topUp, { amount }),
});
