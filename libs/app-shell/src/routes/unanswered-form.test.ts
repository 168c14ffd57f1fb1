import { catalogueContract } from '@shop/contracts/catalogue';
import { configurationContract } from '@shop/contracts/configuration';
import { ApiProblem } from '@shop/data-access';
import { pageContextKey, type Feature } from '@shop/page';
import { answering, createShopServer } from '@shop/testing';
import { aBrand, aSite, createTestPage } from '@shop/testing-react';
import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createSlotRegistry } from '../site/slot-registry.ts';
import { buildRoutes } from './build-routes.ts';

const server = createShopServer();
beforeEach(() =>
  server.use(
    answering(configurationContract.storeConfig, aSite()),
    answering(catalogueContract.categories, []),
  ),
);
afterAll(() => server.close());

const none = async () => ({ default: {} });

/** A page whose form is sent while the API does not answer. */
const send = async (failure: unknown, isServer: boolean) => {
  const feature: Feature = {
    key: 'cart',
    routes: [
      {
        id: 'form',
        path: '/form',
        handle: { privacy: 'personal' },
        lazy: {
          action: async () => async () => {
            throw failure;
          },
          Component: async () => () => null,
        },
      },
    ],
    messages: { en: none, lt: none, lv: none, ee: none },
  };
  const brand = aBrand();
  const routes = buildRoutes({ brand, features: [feature], slots: createSlotRegistry([feature]) });
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContextKey, { ...createTestPage({ brand }), isServer });
  const body = new URLSearchParams({ city: 'Kaunas', password: 'never shown again' });
  const request = new Request('http://shop.test/en/form', { method: 'POST', body });
  return createStaticHandler(routes, { basename: '/en' }).query(request, { requestContext });
};

test('a form without an answer is shown again in the browser with its typed text', async () => {
  const page = await send(new ApiProblem('unreachable', 0, 'unreachable'), false);
  expect(page).toMatchObject({
    actionData: { form: { errors: {}, message: 'unreachable', values: { city: 'Kaunas' } } },
    errors: null,
  });
  expect(JSON.stringify(page)).not.toContain('never shown again');
});

test('on the server a form without an answer gets an error status, because there is no page to stay on', async () => {
  const page = await send(new ApiProblem('unreachable', 0, 'unreachable'), true);
  expect(page).toMatchObject({ statusCode: 503 });
});

test('a defect is not a lost connection', async () => {
  const page = await send(new Error('x is not a function'), false);
  expect(page).toMatchObject({ statusCode: 500, actionData: null });
});
