import { catalogueContract } from '@shop/contracts/catalogue';
import { configurationContract } from '@shop/contracts/configuration';
import { answering, createShopServer } from '@shop/testing';
import { aSite, renderRoute } from '@shop/testing-react';
import type { Feature } from '@shop/page';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Footer } from './footer.tsx';

const server = createShopServer(answering(catalogueContract.categories, []));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const none = async () => ({ default: {} });
const page: Feature = {
  key: 'site',
  routes: [
    {
      id: 'page',
      path: '/page',
      handle: { privacy: 'public' },
      lazy: { loader: async () => async () => null, Component: async () => Footer },
    },
  ],
  messages: { en: none, lt: none, lv: none, ee: none },
};

const MENU = {
  heading: 'About the shop',
  links: [
    { path: '/about-us', label: 'About us' },
    { path: '/blog', label: 'Blog' },
  ],
};

const linksWith = async (blogs: { id: number }[]) => {
  const site = aSite({ blogs, menus: [MENU] });
  server.use(answering(configurationContract.storeConfig, site));
  document.body.replaceChildren();
  await renderRoute(page, { at: '/page', site });
  const menu = screen.getByRole('navigation', { name: 'About the shop' });
  return [...menu.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
};

test('R-CFG-05 the blog is linked exactly when there are posts, and they serve nothing else', async () => {
  expect(await linksWith([])).toEqual([['About us', '/en/about-us']]);
  const one = await linksWith([{ id: 7 }]);
  expect(one).toEqual([
    ['About us', '/en/about-us'],
    ['Blog', '/en/blog'],
  ]);
  expect(await linksWith([{ id: 1 }, { id: 2 }])).toEqual(one);
});
