import { catalogueContract } from '@shop/contracts/catalogue';
import { configurationContract, pathCheckContract } from '@shop/contracts/configuration';
import { notFound, pageContextKey, type Feature, type PageHandle } from '@shop/page';
import { isRecordId } from '@shop/paths';
import { answering, createShopServer } from '@shop/testing';
import { aBrand, aSite, createTestPage } from '@shop/testing-react';
import {
  createMemoryRouter,
  createStaticHandler,
  redirect,
  RouterContextProvider,
  type RouteObject,
} from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSlotRegistry } from '../site/slot-registry.ts';
import { buildRoutes } from './build-routes.ts';
import { offeredSegments } from './offered-segments.ts';

declare module '@shop/page/registry' {
  interface CheckNames {
    category: true;
    search: true;
    unknown: true;
  }
}

const server = createShopServer();
beforeEach(() =>
  server.use(
    answering(configurationContract.storeConfig, aSite()),
    answering(catalogueContract.categories, []),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const none = async () => ({ default: {} });
const calls: string[] = [];
beforeEach(() => void (calls.length = 0));

const aFeature = (routes: RouteObject[], checks: Feature['checks'] = {}): Feature => ({
  key: 'cart',
  routes,
  checks,
  messages: { en: none, lt: none, lv: none, ee: none },
});

const aRoute = (path: string, handle: Partial<PageHandle> = {}): RouteObject => ({
  id: path,
  path,
  handle: { privacy: 'public', ...handle },
  lazy: {
    loader: async () => async () => {
      calls.push('loader');
      return null;
    },
    Component: async () => () => null,
  },
});

const open = async (feature: Feature, path: string, brand = aBrand()) => {
  const routes = buildRoutes({ brand, features: [feature], slots: createSlotRegistry([feature]) });
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContextKey, createTestPage({ brand }));
  const answer = await createStaticHandler(routes, { basename: '/en' }).query(
    new Request(`http://shop.test/en${path}`),
    { requestContext },
  );
  return answer instanceof Response
    ? { status: answer.status, to: answer.headers.get('location') }
    : { status: answer.statusCode };
};

describe('a page’s rules', () => {
  test('R-CHK-01 run in their written order, before the page loads', async () => {
    const checks: Feature['checks'] = {
      category: () => void calls.push('category'),
      search: () => void calls.push('search'),
    };
    const feature = aFeature([aRoute('/x', { checks: ['search', 'category'] })], checks);
    expect(await open(feature, '/x')).toEqual({ status: 200 });
    expect(calls).toEqual(['search', 'category', 'loader']);
  });

  test('the first check that fails wins, and the page never loads', async () => {
    const checks: Feature['checks'] = {
      auth: () => {
        throw redirect('/login');
      },
      category: () => {
        throw notFound();
      },
    };
    const feature = aFeature([aRoute('/x', { checks: ['auth', 'category'] })], checks);
    expect(await open(feature, '/x')).toEqual({ status: 302, to: '/en/login' });
    expect(calls).toEqual([]);
  });

  test('R-PAR-01 patterns are tried before any check', async () => {
    const checks: Feature['checks'] = { auth: () => void calls.push('auth') };
    const params = { slug: (value: string) => value === 'good' };
    const feature = aFeature([aRoute('/x/:slug', { params, checks: ['auth'] })], checks);
    expect(await open(feature, '/x/bad')).toEqual({ status: 404 });
    expect(calls).toEqual([]);
    expect(await open(feature, '/x/good')).toEqual({ status: 200 });
  });

  test('R-PAR-02 an invalid id is not found, before any check', async () => {
    const checks: Feature['checks'] = { auth: () => void calls.push('auth') };
    const feature = aFeature([aRoute('/x/:id', { params: { id: isRecordId }, checks: ['auth'] })], checks);
    for (const id of ['0', '-1', '1a', '1.0', '2147483648'])
      expect(await open(feature, `/x/${id}`), id).toEqual({ status: 404 });
    expect(calls).toEqual([]);
    expect(await open(feature, '/x/2147483647')).toEqual({ status: 200 });
  });

  test('an address without a page, refused by its page or withdrawn redirects to its new one', async () => {
    const asked: unknown[] = [];
    server.use(
      answering(pathCheckContract.find, ({ body }) => {
        asked.push(body);
        return { status: true as const, redirect: { to: '/x', is_permanent: true } };
      }),
    );
    const refuse = async () => {
      throw notFound();
    };
    const feature = aFeature([
      aRoute('/x/:slug', { params: { slug: () => false } }),
      { ...aRoute('/y'), lazy: { loader: async () => refuse } },
    ]);
    for (const path of ['/never', '/x/bad', '/y?a=1'])
      expect(await open(feature, path), path).toMatchObject({ status: 301 });
    expect(asked).toEqual([{ path: '/never' }, { path: '/x/bad' }, { path: '/y' }]);
  });

  test('R-PAR-03 a page’s own validation of its address comes next', async () => {
    const feature = aFeature([aRoute('/x', { validate: ({ url }) => url.searchParams.has('ok') })]);
    expect(await open(feature, '/x')).toEqual({ status: 404 });
    expect(await open(feature, '/x?ok=1')).toEqual({ status: 200 });
  });

  test('R-CHK-09 an unknown check raises when the routes are built', async () => {
    await expect(open(aFeature([aRoute('/x', { checks: ['unknown'] })]), '/x')).rejects.toThrow('unknown');
  });
});

test('a page that does not say whether it is personal raises when the routes are built', async () => {
  const silent = { ...aRoute('/x'), handle: { layout: 'default' } };
  await expect(open(aFeature([silent]), '/x')).rejects.toThrow('no privacy');
});

describe('a page that a brand leaves out', () => {
  test('answers 404', async () => {
    const feature = aFeature([aRoute('/dealzone', { checks: ['dealzone'] })]);
    expect(await open(feature, '/dealzone')).toEqual({ status: 200 });
    expect(await open(feature, '/dealzone', aBrand({ featuresOff: ['dealzone'] }))).toEqual({ status: 404 });
  });

  test('R-RTE-03 about us is checked by its name, and answers 404 in a brand without it', async () => {
    const feature = aFeature([aRoute('/about-us', { checks: ['about-us'] })]);
    expect(await open(feature, '/about-us')).toEqual({ status: 200 });
    const brand = aBrand({ featuresOff: ['about-us'] });
    expect(await open(feature, '/about-us', brand)).toEqual({ status: 404 });
  });

  test('has no route and no link', async () => {
    const feature = aFeature([aRoute('/dealzone', { requires: 'dealzone' }), aRoute('/cart')]);
    const brand = aBrand({ featuresOff: ['dealzone'] });
    expect(await open(feature, '/dealzone', brand)).toEqual({ status: 404 });
    expect([...offeredSegments([feature], brand)]).toEqual(['cart']);
  });
});

test('a page loads its own messages with those of its feature, and no other page of it does', async () => {
  const notice = async () => ({ default: { 'notice.heading': 'Guarantee' } });
  const own = { en: notice, lt: notice, lv: notice, ee: notice };
  const feature = aFeature([aRoute('/goods', { messages: [own] }), aRoute('/list')]);
  const routes = buildRoutes({ brand: aBrand(), features: [feature], slots: createSlotRegistry([feature]) });
  const knows = async (path: string) => {
    const page = createTestPage();
    const context = new RouterContextProvider();
    context.set(pageContextKey, page);
    const router = createMemoryRouter(routes, { getContext: () => context, initialEntries: ['/other'] });
    await router.navigate(path);
    router.dispose();
    return page.speech.has(own);
  };
  expect([await knows('/goods'), await knows('/list')]).toEqual([true, false]);
});

describe('the frame of a page', () => {
  const badge = async () => () => null;
  const words = async () => ({ default: { 'badge.login': 'Log in' } });
  const account: Feature = {
    ...aFeature([
      aRoute('/pay', { layout: 'payment' }),
      aRoute('/cart'),
      aRoute('/gone', { checks: ['category'] }),
    ]),
    checks: {
      category: () => {
        throw notFound();
      },
    },
    fills: {
      'header.account': { component: badge, messages: { en: words, lt: words, lv: words, ee: words } },
    },
  };
  /**
   * As in a browser after a server-rendered page: the frame's loader has run there and does not run again.
   */
  const saidAfter = async (path: string) => {
    const routes = buildRoutes({
      brand: aBrand(),
      features: [account],
      slots: createSlotRegistry([account]),
    });
    const page = createTestPage();
    const context = new RouterContextProvider();
    context.set(pageContextKey, page);
    const router = createMemoryRouter(routes, {
      getContext: () => context,
      initialEntries: ['/pay'],
      hydrationData: { loaderData: { frame: null, '/pay': null } },
    });
    await router.navigate(path);
    router.dispose();
    return page.speech.say('badge.login');
  };

  test('has its messages after a page without them', async () => {
    expect(await saidAfter('/cart')).toBe('Log in');
  });

  test('has its messages around an error as well', async () => {
    expect(await saidAfter('/gone')).toBe('Log in');
    expect(await saidAfter('/no/such/page')).toBe('Log in');
  });
});

test('/404 and every address without a page answer 404', async () => {
  const feature = aFeature([aRoute('/cart')]);
  expect(await open(feature, '/404')).toEqual({ status: 404 });
  expect(await open(feature, '/no/such/page')).toEqual({ status: 404 });
});
