import type { QueryClient } from '@tanstack/react-query';
import { pack, type Packed, unpack } from './packed.ts';
import type { PageEntry } from './page-state.ts';

/** The answers that a page was rendered from, without those that stay on the server. */
export const pageEntries = (queryClient: QueryClient): Packed =>
  pack(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state, meta }): PageEntry[] =>
        state.status === 'success' && meta?.['keepOutOfPage'] !== true ? [[queryKey, state.data]] : [],
      ),
  );

export const restoreEntries = (queryClient: QueryClient, entries: Packed): void => {
  for (const [key, data] of unpack(entries) as PageEntry[]) queryClient.setQueryData(key, data);
};
