import { type AnswerOf, type BodyOf } from '@shop/contracts/calls';
import { payableCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type Payable = NonNullable<AnswerOf<typeof payableCalls.fetch>['payable']>;

const keys = { one: (slug: string) => ['payables', slug] as const };

/** The payables of the visitor. */
export const payableQueries = (api: ApiClient) => ({
  /** Null for the visitor's own checkout. */
  one: (slug: string, languageId: number) =>
    queryOptions({
      queryKey: keys.one(slug),
      queryFn: async ({ signal }): Promise<Payable | null> => {
        const body = { slug, language_id: languageId };
        return (await api.send(payableCalls.fetch, body, { params: { slug }, signal, retries: 2 })).payable;
      },
      staleTime: STALE.browsing,
    }),

  /** Repeated with the same key it gives the same answer: one charge. */
  pay: (body: BodyOf<typeof payableCalls.pay>, idempotencyKey: string) =>
    api.send(payableCalls.pay, body, { params: { slug: body.slug }, idempotencyKey, retries: 2 }),
});
