import { NO_PROMISES, PROMISES } from '@shop/brand/testing';
import { catalogueContract, productContract, type ListingRequest } from '@shop/contracts/catalogue';
import { homeContract } from '@shop/contracts/content';
import type { HomeBlock } from '@shop/domain/home';
import { aBrand, renderRoute } from '@shop/testing-react';
import { answering, createShopServer, refusing } from '@shop/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { marketplace } from '../index.ts';
import {
  anItem,
  aListing,
  aProduct,
  aVariant,
  homeAnswer,
  productAnswer,
  shopAnswers,
  windowsOf,
} from '../testing/catalogue-answers.ts';

// Imported in advance: the test is about the page, not the time of its first import.
import './home-page.loader.ts';
import './home-page.tsx';

const server = createShopServer();
let asked: ListingRequest[] = [];
beforeEach(() => {
  asked = [];
  server.use(
    ...shopAnswers(),
    productAnswer(aProduct({ slug: 'thing-1', variants: [aVariant(10)] })),
    answering(catalogueContract.listing, (call) => {
      asked.push(call.body);
      return windowsOf(60)(call);
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const offers = () => asked.filter(({ params }) => params['f.flag_ids']);

test('R-RTE-01 home shows its promise and links to the shop; the only search is that of the header', async () => {
  await renderRoute(marketplace, { at: '/' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('at your door');
  const categories = screen.getByRole('group', { name: 'Categories' });
  expect(within(categories).getByRole('link', { name: 'Electronics' }).getAttribute('href')).toBe(
    '/en/c/electronics',
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
});

const linesOf = (region: HTMLElement) =>
  [...region.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

test('home opens with goods, and one of them has its price worked out line by line', async () => {
  await renderRoute(marketplace, { at: '/' });
  const price = screen.getByRole('region', { name: 'One real price, line by line' });
  expect(within(price).getByRole('link', { name: 'Thing 1' }).getAttribute('href')).toBe('/en/p/thing-1');
  expect(linesOf(price)).toEqual([
    'Item: €100.00',
    'VAT: €40.00',
    'At your door by air, 6–9 days: €140.00',
    'Sea, 32–40 days: €130.00',
  ]);
  const first = screen.getAllByRole('article').slice(0, 3);
  expect(first.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Thing 2',
    'Thing 3',
    'Thing 4',
  ]);
});

test('the price is that of the first product on stock, and a home without any still has its categories', async () => {
  const items = [anItem(1, { available: false, variant_id: null }), anItem(2)];
  server.use(
    answering(catalogueContract.listing, () => aListing({ items, total: 2 })),
    productAnswer(aProduct({ slug: 'thing-2', variants: [aVariant(20)] })),
  );
  await renderRoute(marketplace, { at: '/' });
  const price = screen.getByRole('region', { name: 'One real price, line by line' });
  expect(within(price).getByRole('link').getAttribute('href')).toBe('/en/p/thing-2');
  cleanup();
  server.use(answering(catalogueContract.listing, aListing()));
  await renderRoute(marketplace, { at: '/' });
  expect(screen.queryByRole('region', { name: 'One real price, line by line' })).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('group', { name: 'Categories' })).toBeDefined();
});

test('a product whose price cannot be worked out leaves the goods where they are', async () => {
  server.use(refusing(productContract.product, { status: 503 }));
  await renderRoute(marketplace, { at: '/' });
  expect(screen.queryByRole('region', { name: 'One real price, line by line' })).toBeNull();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const OPENING: HomeBlock = { type: 'opening', look: 'below', query: { sort: 'new_arrivals' } };

test('the sections stand in the order of the home’s composition, and only they are asked for', async () => {
  server.use(homeAnswer({ blocks: [OPENING, { type: 'route' }, { type: 'how' }] }));
  await renderRoute(marketplace, { at: '/' });
  expect(headings().slice(-2)).toEqual([
    'Delaware\u00a0– Lithuania: 6–9 days by air, 32–40 by sea',
    'How it works',
  ]);
  expect(asked).toHaveLength(1);
  cleanup();
  server.use(homeAnswer({ blocks: [OPENING, { type: 'how' }, { type: 'offers' }] }));
  await renderRoute(marketplace, { at: '/' });
  expect(headings().slice(-2)).toEqual(['How it works', 'Offers']);
});

test('goods of a category have its name and its listing; a shop without the category leaves them out', async () => {
  const of = (category: string): HomeBlock => ({
    ...{ type: 'goods', look: 'row', limit: 4 },
    query: { category, sort: 'best_sellers' },
  });
  server.use(homeAnswer({ blocks: [OPENING, of('electronics'), of('none')] }));
  await renderRoute(marketplace, { at: '/' });
  const goods = screen.getByRole('region', { name: 'Electronics' });
  expect(within(goods).getAllByRole('article')).toHaveLength(4);
  expect(within(goods).getByRole('link', { name: 'All of Electronics' }).getAttribute('href')).toBe(
    '/en/c/electronics?sort=3',
  );
  expect(asked.map(({ categoryId }) => categoryId)).toEqual(expect.arrayContaining([null, 2]));
  expect(asked).toHaveLength(2);
});

test('a chosen product has its delivered price and leads to its page', async () => {
  const product: HomeBlock = { type: 'product', slug: 'thing-1' };
  server.use(homeAnswer({ blocks: [OPENING, product, { ...product, heading: 'Of the week' }] }));
  await renderRoute(marketplace, { at: '/' });
  const own = within(screen.getByRole('region', { name: 'Our pick' })).getByRole('link');
  expect(own.getAttribute('href')).toBe('/en/p/thing-1');
  expect(own.textContent).toContain('€140.00At your door by air, 6–9 days');
  expect(screen.getByRole('region', { name: 'Of the week' })).toBeDefined();
});

test('a chosen product that is sold out or gone hides its section, and so does a failure', async () => {
  server.use(homeAnswer({ blocks: [OPENING, { type: 'product', slug: 'thing-1' }, { type: 'how' }] }));
  for (const answer of [
    productAnswer(aProduct({ slug: 'thing-1', variants: [{ ...aVariant(10), max_quantity: 0 }] })),
    refusing(productContract.product, { status: 404 }),
    refusing(productContract.product, { status: 503 }),
  ]) {
    server.use(answer);
    await renderRoute(marketplace, { at: '/' });
    expect(screen.queryByRole('region', { name: 'Our pick' })).toBeNull();
    expect(headings()).toContain('How it works');
    cleanup();
  }
});

test('the words of staff replace the heading and the description', async () => {
  server.use(homeAnswer({ heading: 'Summer in May', description: 'Cheaper by sea.', blocks: [OPENING] }));
  await renderRoute(marketplace, { at: '/' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Summer in May');
});

test('without an answer about the home a plain one is shown', async () => {
  server.use(refusing(homeContract.home, { status: 500 }));
  await renderRoute(marketplace, { at: '/' });
  expect(headings()).toContain('Shop by category');
  expect(screen.getByRole('region', { name: 'One real price, line by line' })).toBeDefined();
});

test('R-CAT-05 R-CAT-06 R-CAL-38 each offer requests five of its items for its picture', async () => {
  await renderRoute(marketplace, { at: '/' });
  expect(offers()).toEqual([
    { locale: 'en', params: { 'f.flag_ids': '11' }, categoryId: null, limit: 5, offset: 0 },
  ]);
  const offer = screen.getByRole('link', { name: /Audio week/ });
  expect(offer.getAttribute('href')).toBe('/en/dealzone?f.flag_ids=audio-week');
  expect(offer.querySelector('img')?.getAttribute('src')).toContain('headphones.over-ear');
});

test('R-ERC-06 without the flags home is shown without offers', async () => {
  server.use(refusing(catalogueContract.flags, { status: 503 }));
  await renderRoute(marketplace, { at: '/' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('at your door');
  expect(screen.queryByText('Audio week')).toBeNull();
  expect(offers()).toEqual([]);
});

test('a brand without offers neither shows nor requests them', async () => {
  await renderRoute(marketplace, { at: '/', brand: aBrand({ featuresOff: ['dealzone'] }) });
  expect(offers()).toEqual([]);
  expect(screen.queryByText('Audio week')).toBeNull();
});

const reasons = () => {
  const row = screen.getByText('No hidden costs').closest('ul');
  return [...(row?.children ?? [])].map(({ textContent }) => textContent);
};

test('the trust bar shows the brand’s days of return and hours of support', async () => {
  const promises = {
    ...PROMISES,
    returnDays: 30,
    returnsAtPickupPoints: false,
    supportHours: { from: 9, to: 18 },
  };
  await renderRoute(marketplace, { at: '/', brand: aBrand({ promises }) });
  expect(reasons().slice(2)).toEqual([
    '30 days to returnWrite to us and we will tell you how.',
    'Customer supportOn weekdays 9:00–18:00.',
  ]);
});

test('the trust bar leaves out what the brand does not promise', async () => {
  await renderRoute(marketplace, { at: '/', brand: aBrand({ promises: NO_PROMISES }) });
  expect(document.body.textContent).not.toMatch(
    /to return|Customer support|hidden costs|[Cc]heck|one parcel|nothing more to pay/i,
  );
  expect(screen.getByText('We buy and pack')).toBeDefined();
  cleanup();
  await renderRoute(marketplace, {
    at: '/',
    brand: aBrand({
      promises: { ...NO_PROMISES, isPriceFinal: true, checksGoods: true, sendsTogether: true },
    }),
  });
  expect(reasons()).toHaveLength(2);
  expect(document.body.textContent).toMatch(/We buy, check and pack.*one parcel.*nothing more to pay/);
});
