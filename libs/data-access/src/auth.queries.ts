import { authCalls, type AnswerOf } from '@shop/contracts/calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type CurrentUser = AnswerOf<typeof authCalls.currentUser>['user'];

export type OpenSession = AnswerOf<typeof authCalls.sessions>['sessions'][number];

const keys = {
  all: ['auth'] as const,
  user: ['auth', 'user'] as const,
  subscription: ['auth', 'subscription'] as const,
  sessions: ['auth', 'sessions'] as const,
};

/** The visitor's account. */
export const authQueries = (api: ApiClient) => ({
  keys,

  /** Null for a guest, which is a success. */
  user: () =>
    queryOptions({
      queryKey: keys.user,
      queryFn: async ({ signal }): Promise<CurrentUser> =>
        (await api.send(authCalls.currentUser, {}, { signal, retries: 3 })).user,
      staleTime: STALE.browsing,
    }),

  /** The devices on which the client is logged in. */
  sessions: () =>
    queryOptions({
      queryKey: keys.sessions,
      queryFn: async ({ signal }): Promise<readonly OpenSession[]> =>
        (await api.send(authCalls.sessions, {}, { signal, retries: 2 })).sessions,
    }),

  /** Whether the client gets news by mail. */
  subscription: (email: string) =>
    queryOptions({
      queryKey: keys.subscription,
      queryFn: async ({ signal }): Promise<boolean> =>
        (await api.send(authCalls.subscriptionStatus, { email }, { signal, retries: 2 })).result,
      staleTime: STALE.browsing,
    }),
});
