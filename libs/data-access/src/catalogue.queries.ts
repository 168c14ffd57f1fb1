import { catalogueCalls, type AnswerOf } from '@shop/contracts/calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { navigationQueries, type CategoryTree } from './navigation.queries.ts';
import { STALE } from './stale.ts';

export type Listing = AnswerOf<typeof catalogueCalls.listing>;
export type ListingItem = Listing['items'][number];
export type Facet = Listing['facets'][number];
export type ProductAnswer = AnswerOf<typeof catalogueCalls.product>;
export type Product = ProductAnswer['product'];
export type Flag = AnswerOf<typeof catalogueCalls.flags>[number];
type Category = CategoryTree[number];

/**
 * The reader: language, currency, market and shipping method. Answers contain prices, so each reader has
 * its own cache entries.
 */
export type Reader = { locale: string; currencyId: number; countryId: number; method: 'air' | 'sea' };

export type ListingAsk = Reader & {
  params: Record<string, string>;
  categoryId: number | null;
  contentType?: 'p' | 'o';
  sort?: number | undefined;
  limit: number;
  offset: number;
  facets?: boolean;
};
export type ProductAsk = Reader & { slug: string; queryKey: string };

/** A category with its page's data of the tree around it. */
export type CategoryPlace = {
  id: number;
  name: string;
  pageTitle: string;
  /** Roots first, the category itself last. */
  path: { slug: string; name: string; isShown: boolean }[];
  children: { id: number; slug: string; name: string; hasChildren: boolean }[];
};
/** The teaser of a category or an offer: its number of goods, and some pictures. */
export type Sample = { total: number; images: string[] };

const keys = {
  all: ['catalogue'] as const,
  listing: (ask: ListingAsk) => [...keys.all, 'listing', ask] as const,
  product: (ask: ProductAsk) => [...keys.all, 'product', ask] as const,
  brands: (locale: string, az: string) => [...keys.all, 'brands', locale, az] as const,
  flags: (locale: string) => [...keys.all, 'flags', locale] as const,
  category: (queryKey: string, locale: string, slug: string) =>
    [...keys.all, 'category', queryKey, locale, slug] as const,
  sample: (of: SampleAsk) => [...keys.all, 'sample', of] as const,
};

type SampleAsk = { locale: string; categoryId?: number; flagId?: number; limit: number };

const pathTo = (tree: readonly Category[], slug: string): Category[] => {
  for (const category of tree) {
    if (category.slug === slug) return [category];
    const below = pathTo(category.children, slug);
    if (below.length > 0) return [category, ...below];
  }
  return [];
};

const placeOf = (tree: CategoryTree, slug: string): CategoryPlace | null => {
  const path = pathTo(tree, slug);
  const category = path.at(-1);
  if (!category) return null;
  return {
    id: category.id,
    name: category.name,
    pageTitle: category.pageTitle,
    path: path.map((one) => ({ slug: one.slug, name: one.name, isShown: one.display_in_marketplace })),
    children: category.children.map(({ id, slug: own, name, children }) => ({
      ...{ id, name },
      slug: own,
      hasChildren: children.length > 0,
    })),
  };
};

/** Listings, products, flags, and the position of a category in the tree. */
export const catalogueQueries = (api: ApiClient) => ({
  keys,

  listing: (ask: ListingAsk) =>
    queryOptions({
      queryKey: keys.listing(ask),
      queryFn: ({ signal }) => {
        const { currencyId: _, sort, ...body } = ask;
        return api.send(
          catalogueCalls.listing,
          { ...body, ...(sort !== undefined && { sort }) },
          { signal, retries: 1 },
        );
      },
      staleTime: STALE.catalogue,
    }),

  product: (ask: ProductAsk) =>
    queryOptions({
      queryKey: keys.product(ask),
      queryFn: ({ signal }) => {
        const { currencyId: _, ...body } = ask;
        return api.send(catalogueCalls.product, body, { signal, retries: 1 });
      },
      staleTime: STALE.catalogue,
    }),

  /** Brands by letter; `az` is a letter or words, empty for all of them. */
  brands: (locale: string, az: string) =>
    queryOptions({
      queryKey: keys.brands(locale, az),
      queryFn: ({ signal }) =>
        api.send(catalogueCalls.brands, { locale, ...(az !== '' && { az }) }, { signal, retries: 1 }),
      staleTime: STALE.catalogue,
    }),

  /** A failure is answered with no flags. */
  flags: (langId: number, locale: string) =>
    queryOptions({
      queryKey: keys.flags(locale),
      queryFn: ({ signal }) =>
        api.send(catalogueCalls.flags, { langId, locale }, { signal }).catch((): Flag[] => []),
      staleTime: STALE.site,
    }),

  /** Null when the path names no category. Read from the whole tree, so that a page contains only its own part. */
  category: (queryKey: string, locale: string, slug: string) =>
    queryOptions({
      queryKey: keys.category(queryKey, locale, slug),
      queryFn: async ({ client }): Promise<CategoryPlace | null> => {
        if (slug === '') return null;
        return placeOf(await client.ensureQueryData(navigationQueries(api).tree(queryKey, locale)), slug);
      },
      staleTime: STALE.site,
    }),

  /** A few pictures and the count, without the rest of a listing. */
  sample: (of: SampleAsk) =>
    queryOptions({
      queryKey: keys.sample(of),
      queryFn: async ({ signal }): Promise<Sample> => {
        const { items, total } = await api.send(
          catalogueCalls.listing,
          {
            ...{ locale: of.locale, categoryId: of.categoryId ?? null, limit: of.limit, offset: 0 },
            params: of.flagId === undefined ? {} : { 'f.flag_ids': String(of.flagId) },
          },
          { signal },
        );
        return { total, images: items.map(({ image }) => image.source) };
      },
      staleTime: STALE.catalogue,
    }),
});
