import {
  chooseCurrency,
  chooseSearchKey,
  joinTitle,
  OfferedProvider,
  PageHead,
  ShopLink,
  useCurrency,
  useSite,
} from '@shop/page';
import { configurationContract } from '@shop/contracts/configuration';
import { answering, createShopServer } from '@shop/testing';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import { aBrand } from './a-brand.ts';
import { aSite } from './a-site.ts';
import { createTestPage } from './create-test-page.ts';
import { renderView } from './render-view.tsx';
import { recordModals, TestProviders } from './test-providers.tsx';

const none = async () => ({ default: {} });
const messages = { en: none, lt: none, lv: none, ee: none };

const head = (selector: string) => document.head.querySelector(selector);

describe('the head of a page', () => {
  test('R-HED-01 joins site name and meta title in the brand’s order; without one it is the name only', () => {
    expect(joinTitle('meta-first', 'Nordport', 'Shoes')).toBe('Shoes | Nordport');
    expect(joinTitle('site-first', 'Gulf Dock', 'Shoes')).toBe('Gulf Dock | Shoes');
    expect(joinTitle('meta-first', 'Nordport', undefined)).toBe('Nordport');
  });

  test('R-HED-02 R-HED-03 has its canonical address, its languages and its picture', async () => {
    const brand = aBrand({ appUrl: 'https://shop.example' });
    await renderView(<PageHead title="Shoes" image="/img/og/x.webp" />, { messages, brand, locale: 'ee' });
    expect(head('link[rel=canonical]')?.getAttribute('href')).toBe('https://shop.example/ee');
    expect(head('link[hreflang=et]')?.getAttribute('href')).toBe('https://shop.example/ee');
    expect(head('link[hreflang=x-default]')?.getAttribute('href')).toBe('https://shop.example/en');
    expect(head('meta[property="og:type"]')?.getAttribute('content')).toBe('website');
    expect(head('meta[property="og:title"]')?.getAttribute('content')).toBe('Shoes | Test Harbour');
    expect(head('meta[property="og:url"]')?.getAttribute('content')).toBe('https://shop.example/ee');
    for (const name of ['og:image', 'og:image:secure_url'])
      expect(head(`meta[property="${name}"]`)?.getAttribute('content')).toBe(
        'https://shop.example/img/og/x.webp',
      );
    expect(head('meta[name=robots]')).toBeNull();
  });

  test('a page may set noindex for itself', async () => {
    await renderView(<PageHead isIndexed={false} />, { messages });
    expect(head('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('R-CUR-02 the selected currency', () => {
  const site = aSite();
  test('is the visitor’s when the brand offers it, else EUR', () => {
    expect(chooseCurrency(site, 2).isoCode).toBe('USD');
    expect(chooseCurrency(site, undefined).isoCode).toBe('EUR');
  });
  test('R-CUR-04 an id that the site does not know changes nothing', () => {
    expect(chooseCurrency(site, 77).isoCode).toBe('EUR');
  });
  test('R-CUR-03 is the first one where EUR is not offered', () => {
    expect(chooseCurrency({ filteredCurrencies: [{ id: 2, iso_code: 'USD' }] }, undefined).isoCode).toBe(
      'USD',
    );
  });
});

/** The client's configuration as a page reads it. */
const Knows = () => (
  <h1>{`${useCurrency().isoCode} ${useSite()
    .site.languages.map(({ iso_code }) => iso_code)
    .join()}`}</h1>
);

test('a page has its currency and its languages from its first render', async () => {
  await renderView(<Knows />, { messages, currencyId: 2 });
  expect(document.querySelector('h1')?.textContent).toBe('USD en,lt,lv,ee');
});

test('R-CFG-09 a page knows whether the settings are loaded, and has the selected currency and the locales', async () => {
  const server = createShopServer();
  server.use(answering(configurationContract.storeConfig, aSite()));
  const page = createTestPage({ currencyId: 2 });
  const { queryKey } = page.queries.configuration.store('en');
  const isLoaded = () => page.queryClient.getQueryState(queryKey)?.status === 'success';
  page.queryClient.removeQueries({ queryKey });
  render(
    <TestProviders page={page} modals={recordModals([])}>
      <Suspense fallback={<p>loading</p>}>
        <Knows />
      </Suspense>
    </TestProviders>,
  );
  expect([isLoaded(), screen.queryByRole('heading'), screen.getByText('loading')]).toEqual([
    false,
    null,
    expect.anything(),
  ]);
  expect((await screen.findByRole('heading')).textContent).toBe('USD en,lt,lv,ee');
  expect([isLoaded(), page.brand.locales]).toEqual([true, ['en', 'lt', 'lv', 'ee']]);
  server.close();
});

test('R-QRY-05 R-LOC-14 the category tree is the requested one if listed, else the one of country and language', () => {
  const searchKeys = [
    { key: 'us', country_id: 1, language_id: 1 },
    { key: 'alt', country_id: 1, language_id: 2 },
  ];
  const brand = { defaultCountryId: 1 };
  expect(chooseSearchKey({ searchKeys }, brand, 2)).toBe('alt');
  expect(chooseSearchKey({ searchKeys }, brand, 3)).toBe('us');
  expect(chooseSearchKey({ searchKeys }, brand, 1, 'alt')).toBe('alt');
  expect(chooseSearchKey({ searchKeys }, brand, 1, 'other')).toBe('us');
});

test('a link to a page that the brand leaves out is not rendered', async () => {
  const offered = new Set(['cart']);
  await renderView(
    <OfferedProvider value={offered}>
      <ShopLink to="/cart">cart</ShopLink>
      <ShopLink to="/dealzone">deals</ShopLink>
      <ShopLink to="/">home</ShopLink>
    </OfferedProvider>,
    { messages, locale: 'lt' },
  );
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/lt/cart', '/lt']);
});
