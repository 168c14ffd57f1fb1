import { catalogueContract } from '@shop/contracts/catalogue';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { marketplace } from '../index.ts';
import { aListing, shopAnswers } from '../testing/catalogue-answers.ts';
import './categories-page.loader.ts';
import './categories-page.tsx';

const server = createShopServer();
beforeEach(() =>
  server.use(
    ...shopAnswers(),
    answering(catalogueContract.listing, ({ body }) => aListing({ total: body.categoryId ?? 0 })),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (at: string) => renderRoute(marketplace, { at });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('the first level shows the roots with their counts, and links to their own levels', async () => {
  await open('/categories');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Categories');
  expect(links()).toEqual([
    ['All products', '/en/marketplace'],
    ['Electronics2 items', '/en/categories/electronics'],
  ]);
});

test('a level links up, to all of its goods, deeper, and at the end to the goods', async () => {
  await open('/categories/electronics');
  expect(links()).toEqual([
    ['Categories', '/en/categories'],
    ['All of Electronics2 items', '/en/c/electronics'],
    ['Hidden3 items', '/en/categories/electronics/hidden'],
  ]);
  document.body.innerHTML = '';
  await open('/categories/electronics/hidden');
  expect(links()).toEqual([
    ['Electronics', '/en/categories/electronics'],
    ['All of Hidden3 items', '/en/c/electronics/hidden'],
    ['Audio4 items', '/en/c/electronics/hidden/audio'],
  ]);
});

test('an unknown level is not found, and counts that failed to load are left out', async () => {
  await open('/categories/nothing');
  expect(screen.getByRole('alert').textContent).toBe('status 404');
  document.body.innerHTML = '';
  server.use(refusing(catalogueContract.listing, { status: 503 }));
  await open('/categories');
  expect(links().map(([text]) => text)).toEqual(['All products', 'Electronics']);
});
