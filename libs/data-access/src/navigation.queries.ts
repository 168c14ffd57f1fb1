import { catalogueCalls, type AnswerOf } from '@shop/contracts/calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type CategoryTree = AnswerOf<typeof catalogueCalls.categories>;
/** A root category as the header lists it: what a page carries of the tree. */
export type RootCategory = { id: number; slug: string; name: string };

const keys = {
  tree: (queryKey: string, locale: string) => ['navigation', 'tree', queryKey, locale] as const,
  roots: (queryKey: string, locale: string) => ['navigation', 'roots', queryKey, locale] as const,
};

/** The category tree, whole for who opens the panel and in short for every page's header. */
export const navigationQueries = (api: ApiClient) => ({
  keys,

  /** Four hundred categories: too much for every page's state, so the server keeps it to itself. */
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
