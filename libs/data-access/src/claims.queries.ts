import type { AnswerOf, BodyOf } from '@shop/contracts/calls';
import { claimCalls, orderCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export type ClaimOrder = NonNullable<AnswerOf<typeof claimCalls.order>['order']>;
export type ClaimSummary = AnswerOf<typeof claimCalls.list>['claims'][number];
export type Claim = AnswerOf<typeof claimCalls.one>['claim'];

export const claimKeys = { all: ['claims'] as const };

/** Claims and what can be claimed. Staff change them at any time, so none is kept. */
export const claimQueries = (api: ApiClient) => ({
  /** Null while a guest's link waits for the order's e-mail. */
  order: (slug: string, languageId: number) =>
    queryOptions({
      queryKey: [...claimKeys.all, 'order', slug, languageId] as const,
      queryFn: async ({ signal }): Promise<ClaimOrder | null> =>
        (await api.send(claimCalls.order, { slug, language_id: languageId }, { signal, retries: 2 })).order,
    }),

  list: (languageId: number) =>
    queryOptions({
      queryKey: [...claimKeys.all, 'list', languageId] as const,
      queryFn: async ({ signal }): Promise<readonly ClaimSummary[]> =>
        (await api.send(claimCalls.list, { language_id: languageId }, { signal, retries: 2 })).claims,
    }),

  one: (slug: string, languageId: number) =>
    queryOptions({
      queryKey: [...claimKeys.all, 'one', slug, languageId] as const,
      queryFn: async ({ signal }): Promise<Claim> =>
        (await api.send(claimCalls.one, { slug, language_id: languageId }, { signal, retries: 2 })).claim,
    }),

  submit: (claim: BodyOf<typeof claimCalls.submit>, idempotencyKey: string) =>
    api.send(claimCalls.submit, claim, { idempotencyKey }),
  write: (message: BodyOf<typeof claimCalls.write>, idempotencyKey: string) =>
    api.send(claimCalls.write, message, { idempotencyKey }),
  askLink: (asked: BodyOf<typeof claimCalls.link>) => api.send(claimCalls.link, asked),
  /** Shows a guest's order to this session, by its e-mail. */
  open: (slug: string, email: string) => api.send(orderCalls.open, { slug, email }),
});
