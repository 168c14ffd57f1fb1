import { catalogueContract, type ListingRequest } from '@shop/contracts/catalogue';
import type { Feature } from '@shop/page';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { marketplace } from '../index.ts';
import { anItem, aListing, shopAnswers } from '../testing/catalogue-answers.ts';
import { loader } from './listing-page.loader.ts';
import { useListing, type ListingView } from './use-listing.ts';
import { marketplaceRoutes } from '../marketplace.routes.ts';

const server = createShopServer();
beforeEach(() => server.use(...shopAnswers()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const brands = {
  key: 'manufacturer',
  type: 'terms' as const,
  name: '',
  values: [{ slug: 'kestrel', name: 'Kestrel', count: 2 }],
};

/** The shop's listings, with the state of the shown one instead of its page. */
const openListing = async (at: string) => {
  const asked: ListingRequest[] = [];
  server.use(
    answering(catalogueContract.listing, ({ body }) => {
      asked.push(body);
      return aListing({
        items: [anItem(1), anItem(2)],
        total: 2,
        facets: [brands],
        isBelowLimit: true,
        similarResults: [anItem(9)],
        disabledAdditionalIdsInIndex: [7],
        sort: body.sort ?? 3,
      });
    }),
  );
  let view: ListingView | undefined;
  const State = () => {
    const shown = useListing();
    view = shown;
    return <p>{shown.listing.total}</p>;
  };
  const feature: Feature = {
    ...marketplace,
    routes: marketplaceRoutes
      .filter(({ id }) => ['category', 'marketplace', 'dealzone', 'search'].includes(id ?? ''))
      .map((route) => ({
        ...route,
        lazy: { loader: async () => loader, Component: async () => State },
      })) as Feature['routes'],
  };
  const { router } = await renderRoute(feature, { at });
  const state = (): ListingView => {
    if (!view) throw new Error('The listing did not come');
    return view;
  };
  return { asked, state, go: (to: string) => act(() => router.navigate(to)) };
};

test('R-LST-07 the state of a listing: isBelowLimit, searchQuery, products, facets, limit, page, total', async () => {
  const { asked, state } = await openListing('/search?s=lamp&page=1');
  const { address, items, listing } = state();
  expect(listing.isBelowLimit).toBe(true);
  expect(address.term).toBe('lamp');
  expect(items.map(({ id }) => id)).toEqual([1, 2]);
  expect(listing.facets).toEqual([brands]);
  expect(asked[0]?.limit).toBe(48);
  expect(address.page).toBe(1);
  expect(listing.total).toBe(2);
});

test('R-LST-09 the state of a listing: category, categoryParam, prevCategoryParam, categoryBreadcrumbs, queryKey', async () => {
  const { state, go } = await openListing('/c/electronics');
  expect(state().category?.name).toBe('Electronics');
  expect(state().categoryParam).toBe('/c/electronics');
  expect(state().prevCategoryParam).toBeUndefined();
  expect(state().category?.path.map(({ slug }) => slug)).toEqual(['electronics']);
  expect(state().searchKey).toBe('us');
  await go('/c/electronics/hidden/audio');
  expect(state().prevCategoryParam).toBe('/c/electronics');
  expect(
    state()
      .category?.path.map(({ slug }) => slug)
      .at(-1),
  ).toBe('electronics/hidden/audio');
});

test('R-LST-10 the state of a listing: sortType, contentType, similarResults, disabledAdditionalIdsInIndex', async () => {
  const { asked, state } = await openListing('/dealzone?sort=1');
  const { listing } = state();
  expect(listing.sort).toBe(1);
  expect(asked[0]?.contentType).toBe('o');
  expect(listing.similarResults.map(({ id }) => id)).toEqual([9]);
  expect(listing.disabledAdditionalIdsInIndex).toEqual([7]);
});

test('R-LST-12 a new category keeps the old one, and resets the filter fields; other filters do neither', async () => {
  const { state, go } = await openListing('/c/electronics');
  await go('/c/electronics?sort=1');
  expect(state()).toMatchObject({ prevCategoryParam: undefined, fieldsGeneration: 0 });
  await go('/c/electronics/hidden/audio');
  expect(state()).toMatchObject({
    categoryParam: '/c/electronics/hidden/audio',
    prevCategoryParam: '/c/electronics',
    fieldsGeneration: 1,
  });
  await go('/c/electronics/hidden/audio?page=2');
  expect(state()).toMatchObject({ prevCategoryParam: '/c/electronics', fieldsGeneration: 1 });
});
