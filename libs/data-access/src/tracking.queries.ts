import { type AnswerOf } from '@shop/contracts/calls';
import { trackingCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type TrackedParcel = AnswerOf<typeof trackingCalls.follow>['parcel'];

/** The state of parcels. */
export const trackingQueries = (api: ApiClient) => ({
  parcel: (parcel: string) =>
    queryOptions({
      queryKey: ['tracking', parcel] as const,
      queryFn: async ({ signal }): Promise<TrackedParcel> =>
        (await api.send(trackingCalls.follow, { parcel }, { signal, retries: 2 })).parcel,
      staleTime: STALE.browsing,
    }),
});
