import type { AnswerOf } from '@shop/contracts/calls';
import { factorCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export type AccountSecurity = AnswerOf<typeof factorCalls.security>;

/** The codes and passkeys of the client's account. Never kept: a proof ends by itself. */
export const factorQueries = (api: ApiClient) => ({
  security: () =>
    queryOptions({
      queryKey: ['auth', 'security'] as const,
      queryFn: ({ signal }): Promise<AccountSecurity> =>
        api.send(factorCalls.security, {}, { signal, retries: 2 }),
    }),
});
