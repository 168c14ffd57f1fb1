import { NO_PROMISES, PROMISES } from '@shop/brand/testing';
import { catalogueContract, type ListingRequest } from '@shop/contracts/catalogue';
import { aBrand, renderRoute } from '@shop/testing-react';
import { answering, createShopServer, refusing } from '@shop/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { marketplace } from '../index.ts';
import { shopAnswers, windowsOf } from '../testing/catalogue-answers.ts';

// Imported in advance: the test is about the page, not the time of its first import.
import './home-page.loader.ts';
import './home-page.tsx';

const server = createShopServer();
let asked: ListingRequest[] = [];
beforeEach(() => {
  asked = [];
  server.use(
    ...shopAnswers(),
    answering(catalogueContract.listing, (call) => {
      asked.push(call.body);
      return windowsOf(60)(call);
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const offers = () => asked.filter(({ params }) => params['f.flag_ids']);

test('R-RTE-01 home shows its promise and links to the shop', async () => {
  await renderRoute(marketplace, { at: '/' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('at your door');
  expect(screen.getByRole('link', { name: /Electronics/ }).getAttribute('href')).toBe('/en/c/electronics');
  expect(screen.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/en/search');
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
