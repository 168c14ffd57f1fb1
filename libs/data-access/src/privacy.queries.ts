import type { AnswerOf } from '@shop/contracts/calls';
import { privacyCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ConsentPurpose } from '@shop/domain/consent';
import type { ApiClient } from './api-client.ts';

export type ErasureObstacle = AnswerOf<typeof privacyCalls.erasure>['obstacles'][number];

type Choice = { id: string; version: number; granted: readonly ConsentPurpose[] };

/** The client's own data: its files are addresses of the API. */
export const privacyQueries = (api: ApiClient) => ({
  /** What has to end before the account can be erased. Asked for each time: an order may have arrived. */
  obstacles: () =>
    queryOptions({
      queryKey: ['privacy', 'obstacles'] as const,
      queryFn: async ({ signal }): Promise<readonly ErasureObstacle[]> =>
        (await api.send(privacyCalls.erasure, {}, { signal, retries: 2 })).obstacles,
      staleTime: 0,
    }),

  /** Records a choice about cookies, as proof. */
  recordConsent: ({ id, version, granted }: Choice) =>
    api.send(privacyCalls.consent, {
      ...{ id, version },
      preferences: granted.includes('preferences'),
      statistics: granted.includes('statistics'),
      marketing: granted.includes('marketing'),
    }),

  erase: (password: string) => api.send(privacyCalls.erase, { current_password: password }),
});
