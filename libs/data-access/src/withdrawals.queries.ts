import { type AnswerOf } from '@shop/contracts/calls';
import { withdrawalCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type Withdrawable = Omit<AnswerOf<typeof withdrawalCalls.order>, 'status'>;
export type WithdrawalReceipt = AnswerOf<typeof withdrawalCalls.state>['receipt'];

/** What of an order can be withdrawn. */
export const withdrawalQueries = (api: ApiClient) => ({
  order: (slug: string, languageId: number) =>
    queryOptions({
      queryKey: ['withdrawals', slug, languageId] as const,
      queryFn: ({ signal }): Promise<Withdrawable> =>
        api.send(withdrawalCalls.order, { slug, language_id: languageId }, { signal, retries: 2 }),
      staleTime: STALE.browsing,
    }),
});
