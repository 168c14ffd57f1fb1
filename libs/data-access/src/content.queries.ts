import type { AnswerOf, BodyOf } from '@shop/contracts/calls';
import { contentCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type ContentPage = AnswerOf<typeof contentCalls.page>['page'];
export type ContentBlock = ContentPage['blocks'][number];
export type ContentParagraph = Extract<ContentBlock, { type: 'text' }>['paragraphs'][number];
export type ContentAsk = Omit<BodyOf<typeof contentCalls.page>, 'language_id'>;
export type FaqTopic = AnswerOf<typeof contentCalls.faq>['topics'][number];
export type Posts = AnswerOf<typeof contentCalls.posts>;
export type PostsAsk = Omit<BodyOf<typeof contentCalls.posts>, 'language_id'>;

const keys = { all: ['content'] as const };
const READING = { retries: 2 } as const;

/** Texts of the shop, and the letters to it. */
export const contentQueries = (api: ApiClient) => ({
  page: (ask: ContentAsk, languageId: number) =>
    queryOptions({
      queryKey: [...keys.all, 'page', ask, languageId] as const,
      queryFn: async ({ signal }): Promise<ContentPage> =>
        (await api.send(contentCalls.page, { ...ask, language_id: languageId }, { signal, ...READING })).page,
      staleTime: STALE.catalogue,
    }),

  /** A draft, by the link of staff. It is asked for anew each time: its author is working on it. */
  preview: (token: string, languageId: number) =>
    queryOptions({
      queryKey: [...keys.all, 'preview', token, languageId] as const,
      queryFn: async ({ signal }): Promise<ContentPage> =>
        (await api.send(contentCalls.preview, { token, language_id: languageId }, { signal, ...READING }))
          .page,
      staleTime: STALE.browsing,
    }),

  /** The questions that contain the words; all of them without words. */
  faq: (s: string, languageId: number) =>
    queryOptions({
      queryKey: [...keys.all, 'faq', s, languageId] as const,
      queryFn: async ({ signal }): Promise<readonly FaqTopic[]> => {
        const asked = { language_id: languageId, ...(s !== '' && { s }) };
        return (await api.send(contentCalls.faq, asked, { signal, ...READING })).topics;
      },
      staleTime: STALE.catalogue,
    }),

  posts: (ask: PostsAsk, languageId: number) =>
    queryOptions({
      queryKey: [...keys.all, 'posts', ask, languageId] as const,
      queryFn: ({ signal }): Promise<Posts> =>
        api.send(contentCalls.posts, { ...ask, language_id: languageId }, { signal, ...READING }),
      staleTime: STALE.catalogue,
    }),

  write: (letter: BodyOf<typeof contentCalls.write>, idempotencyKey: string) =>
    api.send(contentCalls.write, letter, { idempotencyKey }),
});
