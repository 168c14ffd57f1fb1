import { configurationContract } from '@shop/contracts/configuration';
import { notFound, useBrand, type Feature } from '@shop/page';
import { answering, createShopServer, refusing } from '@shop/testing';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { renderRoute } from './render-route.tsx';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const BrandName = () => <h1>{useBrand().name}</h1>;
const none = async () => ({ default: {} });
const feature: Feature = {
  key: 'cart',
  messages: { en: none, lt: none, lv: none, ee: none },
  checks: {
    auth: (_page, { path }) => {
      throw notFound(path);
    },
  },
  routes: [
    { path: '/open', lazy: { Component: async () => BrandName } },
    { path: '/closed', handle: { checks: ['auth'] }, Component: () => <h1>never</h1> },
    {
      path: '/p/:slug',
      handle: { params: { slug: (value: string) => value === 'good' } },
      element: <h1>fits</h1>,
    },
  ],
};

test('a page opens with its brand around it', async () => {
  await renderRoute(feature, { at: '/open' });
  expect(screen.getByRole('heading').textContent).toBe('Test Harbour');
});

test('a check that refuses blocks the page', async () => {
  await renderRoute(feature, { at: '/closed' });
  expect(screen.getByRole('alert').textContent).toBe('status 404');
});

test('R-PAR-01 a parameter that does not match its pattern is not found', async () => {
  await renderRoute(feature, { at: '/p/bad' });
  expect(screen.getByRole('alert').textContent).toBe('status 404');
});

test('an answer that does not match its contract fails the call', async () => {
  server.use(answering(configurationContract.languages, [{ id: 'one' }] as never));
  const { page } = await renderRoute(feature, { at: '/open' });
  await expect(page.api.send(configurationContract.languages, undefined)).rejects.toThrow();
});

test('a refusal has its fields', async () => {
  server.use(refusing(configurationContract.changeLocale, { errors: { newLocale: ['unknown'] } }));
  const { page } = await renderRoute(feature, { at: '/open' });
  await expect(page.api.send(configurationContract.changeLocale, { newLocale: 'xx' })).rejects.toMatchObject({
    status: 422,
    errors: { newLocale: ['unknown'] },
  });
});
