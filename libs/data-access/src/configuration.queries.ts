import { configurationCalls } from '@shop/contracts/calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

const keys = {
  store: (langIso: string) => ['configuration', 'store', langIso] as const,
};

/** The site's own settings and the visitor's choice of language. */
export const configurationQueries = (api: ApiClient) => ({
  keys,

  /** Fetched at startup and never again. */
  store: (langIso: string) =>
    queryOptions({
      queryKey: keys.store(langIso),
      queryFn: ({ signal }) => api.send(configurationCalls.storeConfig, { langIso }, { signal, retries: 2 }),
      staleTime: STALE.site,
    }),

  /** Reports the current language to the server. Not awaited; a failure is ignored. */
  reportLocale: (newLocale: string): void => {
    api.send(configurationCalls.changeLocale, { newLocale }, { timeout: 1000, retries: 2 }).catch(() => {});
  },
});
