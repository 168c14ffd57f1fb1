import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApiClient, type WireRequest } from './api-client.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { navigationQueries } from './navigation.queries.ts';

const aShop = () => {
  const asked: WireRequest[] = [];
  const api = createApiClient(async (request) => {
    asked.push(request);
    return { status: 200, body: [] };
  });
  return {
    ...{ asked, client: new QueryClient() },
    ...{ navigation: navigationQueries(api), catalogue: catalogueQueries(api) },
  };
};

test('R-CAL-37 categories are requested by key and language, and cached by both', async () => {
  const { asked, client, navigation } = aShop();
  for (const [key, locale] of [
    ['us', 'lt'],
    ['us', 'lt'],
    ['alt', 'lt'],
    ['us', 'ee'],
    ['us', 'ee'],
  ] as const)
    await client.fetchQuery(navigation.tree(key, locale));
  expect(asked.map(({ body }) => body)).toEqual([
    { queryKey: 'us', locale: 'lt' },
    { queryKey: 'alt', locale: 'lt' },
    { queryKey: 'us', locale: 'ee' },
  ]);
});

test('R-LOC-15 another language loads its own categories and flags', async () => {
  const { asked, client, navigation, catalogue } = aShop();
  for (const [id, locale] of [
    [2, 'lt'],
    [2, 'lt'],
    [4, 'ee'],
  ] as const) {
    await client.fetchQuery(navigation.roots('us', locale));
    await client.fetchQuery(catalogue.flags(id, locale));
  }
  expect(asked.map(({ url, body }) => [url.split('/').at(-1), (body as { locale: string }).locale])).toEqual([
    ['parsed-categories', 'lt'],
    ['flags', 'lt'],
    ['parsed-categories', 'ee'],
    ['flags', 'ee'],
  ]);
});

test('R-ERC-06 flags that cannot be loaded are an empty list', async () => {
  const { queryFn } = catalogueQueries(createApiClient(() => Promise.reject(new Error('down')))).flags(
    2,
    'lt',
  );
  expect(await (queryFn as (context: object) => Promise<unknown>)({})).toEqual([]);
});
