import type { AnswerOf } from '@shop/contracts/calls';
import { homeCalls } from '@shop/contracts/home-calls';
import { PLAIN_HOME } from '@shop/domain/home';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type Home = AnswerOf<typeof homeCalls.home>['home'];
/** A block of texts, which staff wrote. */
export type HomeText = Exclude<Home['blocks'][number], { type: (typeof PLAIN_HOME)[number]['type'] }>;

const keys = { all: ['home'] as const };

/** The sections of the home page. Apart from other content: a landing page loads it. */
export const homeQueries = (api: ApiClient) => ({
  /** A failure is answered with a plain home. */
  home: (languageId: number) =>
    queryOptions({
      queryKey: [...keys.all, languageId] as const,
      queryFn: ({ signal }): Promise<Home> =>
        api.send(homeCalls.home, { language_id: languageId }, { signal, retries: 2 }).then(
          ({ home }) => home,
          () => ({ heading: null, description: null, blocks: [...PLAIN_HOME] }),
        ),
      staleTime: STALE.catalogue,
    }),

  /** A draft, by the link of staff. It is asked for anew each time: its author is working on it. */
  preview: (token: string, languageId: number) =>
    queryOptions({
      queryKey: [...keys.all, 'preview', token, languageId] as const,
      queryFn: async ({ signal }): Promise<Home> =>
        (await api.send(homeCalls.preview, { token, language_id: languageId }, { signal, retries: 2 })).home,
      staleTime: STALE.browsing,
    }),
});
