import type { AnswerOf, BodyOf } from '@shop/contracts/calls';
import { forwardingCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type Parcel = AnswerOf<typeof forwardingCalls.packages>['packages'][number];
export type Warehouse = Omit<AnswerOf<typeof forwardingCalls.warehouse>, 'status'>;
export type ForwardSummary = AnswerOf<typeof forwardingCalls.requests>['requests'][number];
export type Forward = AnswerOf<typeof forwardingCalls.one>['request'];
export type ForwardPrice = NonNullable<Forward['price']>;
export type ForwardEstimate = Omit<AnswerOf<typeof forwardingCalls.estimate>, 'status'>;
export type EstimateAsked = BodyOf<typeof forwardingCalls.estimate>;
export type ForwardAsked = BodyOf<typeof forwardingCalls.request>;
export type DeclarationGiven = BodyOf<typeof forwardingCalls.declare>['declaration'];

export const forwardingKeys = { all: ['forwarding'] as const };

/** Parcels in the warehouse and their forwarding. Staff and time change them: pages fetch them at each visit. */
export const forwardingQueries = (api: ApiClient) => ({
  warehouse: (languageId: number) =>
    queryOptions({
      queryKey: [...forwardingKeys.all, 'warehouse'] as const,
      queryFn: ({ signal }): Promise<Warehouse> =>
        api.send(forwardingCalls.warehouse, { language_id: languageId }, { signal, retries: 2 }),
      staleTime: STALE.browsing,
    }),

  parcels: (languageId: number) =>
    queryOptions({
      queryKey: [...forwardingKeys.all, 'parcels'] as const,
      queryFn: async ({ signal }): Promise<readonly Parcel[]> =>
        (await api.send(forwardingCalls.packages, { language_id: languageId }, { signal, retries: 2 }))
          .packages,
      staleTime: STALE.browsing,
    }),

  requests: (languageId: number) =>
    queryOptions({
      queryKey: [...forwardingKeys.all, 'requests'] as const,
      queryFn: async ({ signal }): Promise<readonly ForwardSummary[]> =>
        (await api.send(forwardingCalls.requests, { language_id: languageId }, { signal, retries: 2 }))
          .requests,
      staleTime: STALE.browsing,
    }),

  one: (slug: string) =>
    queryOptions({
      queryKey: [...forwardingKeys.all, 'one', slug] as const,
      queryFn: async ({ signal }): Promise<Forward> =>
        (await api.send(forwardingCalls.one, { slug }, { signal, retries: 2 })).request,
      staleTime: STALE.browsing,
    }),

  /** The answer is in the currency that the visitor has chosen. */
  estimate: (asked: EstimateAsked, currencyId: number) =>
    queryOptions({
      queryKey: [...forwardingKeys.all, 'estimate', asked, currencyId] as const,
      queryFn: ({ signal }): Promise<ForwardEstimate> =>
        api.send(forwardingCalls.estimate, asked, { signal, retries: 2 }),
      staleTime: STALE.browsing,
    }),
});
