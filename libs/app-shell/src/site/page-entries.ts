import type { QueryClient } from '@tanstack/react-query';
import type { PageEntry } from './page-state.ts';

/** The answers that a page was rendered from, less those kept on the server. */
export const pageEntries = (queryClient: QueryClient): PageEntry[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state, meta }) =>
      state.status === 'success' && meta?.['keepOutOfPage'] !== true ? [[queryKey, state.data] as const] : [],
    );

export const restoreEntries = (queryClient: QueryClient, entries: readonly PageEntry[]): void => {
  for (const [key, data] of entries) queryClient.setQueryData(key, data);
};
