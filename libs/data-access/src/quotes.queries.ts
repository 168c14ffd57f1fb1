import type { AnswerOf, BodyOf } from '@shop/contracts/calls';
import { quoteCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export type QuoteDraft = AnswerOf<typeof quoteCalls.draft>['draft'];
export type QuoteLine = QuoteDraft['lines'][number];
export type GoodsKind = AnswerOf<typeof quoteCalls.kinds>['kinds'][number];
export type Quote = AnswerOf<typeof quoteCalls.one>['quote'];
export type QuoteOffer = Quote['offers'][number];
export type QuoteSummary = AnswerOf<typeof quoteCalls.list>['quotes'][number];

export type WebStore = AnswerOf<typeof quoteCalls.stores>['stores'][number];
export type CalculateAsked = BodyOf<typeof quoteCalls.calculate>;
export type Calculated = AnswerOf<typeof quoteCalls.calculate>;

export const quoteKeys = { all: ['quotes'] as const, draft: ['quotes', 'draft'] as const };

/** Requests for quotes. Staff and time change them, so none of it is cached for long. */
export const quoteQueries = (api: ApiClient) => ({
  draft: (languageId: number) =>
    queryOptions({
      queryKey: quoteKeys.draft,
      queryFn: async ({ signal }): Promise<QuoteDraft> =>
        (await api.send(quoteCalls.draft, { language_id: languageId }, { signal, retries: 2 })).draft,
    }),

  kinds: (languageId: number) =>
    queryOptions({
      queryKey: [...quoteKeys.all, 'kinds', languageId] as const,
      queryFn: async ({ signal }): Promise<readonly GoodsKind[]> =>
        (await api.send(quoteCalls.kinds, { language_id: languageId }, { signal, retries: 2 })).kinds,
    }),

  stores: (languageId: number) =>
    queryOptions({
      queryKey: [...quoteKeys.all, 'stores'] as const,
      queryFn: async ({ signal }): Promise<readonly WebStore[]> =>
        (await api.send(quoteCalls.stores, { language_id: languageId }, { signal, retries: 2 })).stores,
    }),

  /** The answer is in the currency that the visitor has chosen. */
  calculate: (asked: CalculateAsked, currencyId: number) =>
    queryOptions({
      queryKey: [...quoteKeys.all, 'calculate', asked, currencyId] as const,
      queryFn: ({ signal }): Promise<Calculated> =>
        api.send(quoteCalls.calculate, asked, { signal, retries: 2 }),
    }),

  list: (languageId: number) =>
    queryOptions({
      queryKey: [...quoteKeys.all, 'list'] as const,
      queryFn: async ({ signal }): Promise<readonly QuoteSummary[]> =>
        (await api.send(quoteCalls.list, { language_id: languageId }, { signal, retries: 2 })).quotes,
    }),

  one: (slug: string, languageId: number) =>
    queryOptions({
      queryKey: [...quoteKeys.all, 'one', slug] as const,
      queryFn: async ({ signal }): Promise<Quote> =>
        (await api.send(quoteCalls.one, { slug, language_id: languageId }, { signal, retries: 2 })).quote,
    }),
});
