import type { AnswerOf, BodyOf } from '@shop/contracts/calls';
import { savedMeansCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export type SavedMeans = Omit<AnswerOf<typeof savedMeansCalls.list>, 'status'>;
export type SavedCard = SavedMeans['means'][number];

export const savedMeansKeys = { all: ['saved-means'] } as const;

/** The saved cards of the client. Never kept: a purchase in another tab may have saved one. */
export const savedMeansQueries = (api: ApiClient) => ({
  list: () =>
    queryOptions({
      queryKey: [...savedMeansKeys.all, 'list'] as const,
      queryFn: ({ signal }): Promise<SavedMeans> =>
        api.send(savedMeansCalls.list, {}, { signal, retries: 2 }),
    }),
  add: (body: BodyOf<typeof savedMeansCalls.add>) => api.send(savedMeansCalls.add, body),
  finish: (reference: string) => api.send(savedMeansCalls.finish, { reference }, { retries: 2 }),
  remove: (id: number) => api.send(savedMeansCalls.remove, { id }, { retries: 2 }),
});
