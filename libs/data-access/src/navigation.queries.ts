import { catalogueCalls, type AnswerOf } from '@shop/contracts/calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type CategoryTree = AnswerOf<typeof catalogueCalls.categories>;
/** A root category in the header: the part of the tree in a page's state. */
export type RootCategory = { id: number; slug: string; name: string };

const keys = {
  tree: (queryKey: string, locale: string) => ['navigation', 'tree', queryKey, locale] as const,
  roots: (queryKey: string, locale: string) => ['navigation', 'roots', queryKey, locale] as const,
};

/** The category tree: in full for the panel, in short for every page's header. */
export const navigationQueries = (api: ApiClient) => ({
  keys,

  /** Four hundred categories: too much for every page's state, so it stays on the server. */
  tree: (queryKey: string, locale: string) =>
    queryOptions({
      queryKey: keys.tree(queryKey, locale),
      queryFn: ({ signal }) =>
        api.send(catalogueCalls.categories, { queryKey, locale }, { signal, retries: 2 }),
      staleTime: STALE.site,
      meta: { keepOutOfPage: true },
    }),

  roots: (queryKey: string, locale: string) =>
    queryOptions({
      queryKey: keys.roots(queryKey, locale),
      queryFn: async ({ signal }): Promise<RootCategory[]> => {
        const tree = await api.send(catalogueCalls.categories, { queryKey, locale }, { signal, retries: 2 });
        return tree.map(({ id, slug, name }) => ({ id, slug, name }));
      },
      staleTime: STALE.site,
    }),
});
