import { catalogueContract } from '@shop/contracts/catalogue';
import { configurationContract, pathCheckContract } from '@shop/contracts/configuration';
import { notFound, pageContextKey, type Feature } from '@shop/page';
import { answering, createShopServer } from '@shop/testing';
import { aBrand, aSite, createTestPage } from '@shop/testing-react';
import { createMemoryRouter, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createSlotRegistry } from '../site/slot-registry.ts';
import { buildRoutes, PAGES } from './build-routes.ts';
import { discoverRoutes } from './discover-routes.ts';

const server = createShopServer();
beforeEach(() => {
  fetched.length = 0;
  server.use(
    answering(configurationContract.storeConfig, aSite()),
    answering(catalogueContract.categories, []),
    answering(pathCheckContract.find, { status: true, redirect: null }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const none = async () => ({ default: {} });
const fetched: string[] = [];

const later = (key: Feature['key'], segment: string, path: string, only?: string): Feature => ({
  key,
  routes: {
    segments: [segment],
    load: async () => {
      fetched.push(key);
      const loader = async ({ params }: { params: Record<string, string | undefined> }) => {
        if (only !== undefined && params['slug'] !== only) throw notFound();
        return null;
      };
      const lazy = { loader: async () => loader, Component: async () => () => null };
      return [{ id: key, path, handle: { privacy: 'public' }, lazy } as RouteObject];
    },
  },
  messages: { en: none, lt: none, lv: none, ee: none },
});

/** As in a browser: routes are fetched with the first address that needs them. */
const openShop = () => {
  const features = [
    later('orders', 'my-orders', '/my-orders'),
    later('content', ':slug', '/:slug/*', 'delivery'),
  ];
  const parts = { brand: aBrand(), features, slots: createSlotRegistry(features) };
  const discover = discoverRoutes(parts);
  const context = new RouterContextProvider();
  context.set(pageContextKey, createTestPage());
  const router = createMemoryRouter(buildRoutes(parts), {
    getContext: () => context,
    patchRoutesOnNavigation: async ({ path, patch }) => patch(PAGES, await discover(path)),
    initialEntries: ['/404'],
  });
  return async (path: string) => {
    await router.navigate(path);
    const { matches, errors } = router.state;
    return [matches.at(-1)?.route.id, errors === null];
  };
};

test('R-RTE-51 an address that no feature names is a page of the content, else not found', async () => {
  const go = openShop();
  expect(await go('/my-orders')).toEqual(['orders', true]);
  expect(fetched).toEqual(['orders']);
  expect(await go('/delivery')).toEqual(['content', true]);
  expect(await go('/no/such/page')).toEqual(['content', false]);
  expect(await go('/delivery')).toEqual(['content', true]);
  expect(await go('/my-orders')).toEqual(['orders', true]);
});

test('below a segment that a feature names, nothing of the content is fetched', async () => {
  const go = openShop();
  expect(await go('/my-orders/none/such')).toEqual(['rest', false]);
  expect(fetched).toEqual(['orders']);
});
