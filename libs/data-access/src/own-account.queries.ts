import { type AnswerOf, type BodyOf } from '@shop/contracts/calls';
import { ownAccountCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

type News = Pick<AnswerOf<typeof ownAccountCalls.news>, 'subscribed' | 'topics' | 'stopped'>;

/** What a client has chosen of the own account, on pages that no landing page needs. */
export const ownAccountQueries = (api: ApiClient) => ({
  /** Whether news are mailed, the wanted kinds of them, and why none reach the address. */
  news: () =>
    queryOptions({
      queryKey: ['auth', 'news'] as const,
      queryFn: ({ signal }): Promise<News> => api.send(ownAccountCalls.news, {}, { signal, retries: 2 }),
      staleTime: STALE.browsing,
    }),

  saveNews: (choice: BodyOf<typeof ownAccountCalls.saveNews>): Promise<News> =>
    api.send(ownAccountCalls.saveNews, choice),
});
