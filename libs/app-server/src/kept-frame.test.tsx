import type { BrandConfig, PageRequest } from '@shop/brand';
import { defineBrand } from '@shop/brand/define';
import { PROMISES, SELLER } from '@shop/brand/testing';
import type { Feature, PageHandle } from '@shop/page';
import { describe, expect, test } from 'vitest';
import { createRenderer } from './create-renderer.ts';

const site = (name = 'Nordport') => ({
  status: true,
  blogs: [],
  conversionCurrency: { id: 2, iso_code: 'USD', rates: {} },
  currencies: [],
  filteredCurrencies: [
    { id: 1, iso_code: 'EUR' },
    { id: 2, iso_code: 'USD' },
  ],
  searchKeys: [{ key: 'us', country_id: 1, language_id: 1 }],
  countries: [
    { id: 1, iso_code: 'LT' },
    { id: 2, iso_code: 'LV' },
  ],
  site: { name, cdn_logo: '', criteo_key: '', klaviyo_key: '', languages: [] },
});
const categories = (name: string) => [{ id: 2, slug: 'electronics', name, children: [] }];
const summary = (name: string | null) => ({
  status: true,
  visitor: { first_name: name, cart: { count: 0, sum: 0, currency: 'EUR', shipping_method: null } },
  cart_version: 0,
});

const none = async () => ({ default: {} });
const forAll = { privacy: 'public' } satisfies PageHandle;
const forOne = { privacy: 'personal' } satisfies PageHandle;
const Page = () => <h1>Batai</h1>;
const feature: Feature = {
  key: 'marketplace',
  messages: { en: none, lt: none, lv: none, ee: none },
  routes: [
    { id: 'home', path: '/', handle: forAll, Component: Page },
    { id: 'shoes', path: '/shoes', handle: forAll, Component: Page },
    { id: 'mine', path: '/mine', handle: forOne, Component: Page },
    { id: 'bare', path: '/bare', handle: { ...forOne, layout: 'checkout' }, Component: Page },
  ],
};
const brand: BrandConfig = defineBrand({
  ...{ key: 'lt', name: 'Nordport', theme: 'default', defaultLocale: 'lt', country: 'LT' },
  ...{ shipsTo: ['LT', 'LV'], currency: 'EUR', featuresOff: [], titleOrder: 'meta-first' },
  ...{ verification: 'verify-me', timeZone: 'Europe/Vilnius', seller: SELLER, promises: PROMISES },
});
const openBundle = () =>
  createRenderer({
    brand,
    theme: { colorSchemes: ['light'], fonts: [], pageColor: { light: '#fff' }, themeClass: 'theme' },
    features: [feature],
  })({
    assets: () => ({ entry: '/assets/entry.js', scripts: [], styles: [] }),
    clock: () => Date.parse('2031-05-01T12:00:00Z'),
    isDevelopment: false,
  });

type Asked = {
  path: string;
  locale?: PageRequest['locale'];
  visitor?: Partial<PageRequest['visitor']>;
  name?: string | null;
  shop?: string;
  roots?: string;
};

// The web server keeps these answers, so pages get the same objects.
const sites = new Map<string, object>();
const siteOf = (name: string | undefined) => {
  const known = sites.get(name ?? '') ?? site(name);
  sites.set(name ?? '', known);
  return known;
};

const show = async (
  { render }: Awaited<ReturnType<typeof openBundle>>,
  { path, locale = 'lt', visitor = {}, name = null, shop, roots = 'Elektronika' }: Asked,
): Promise<string> => {
  const answers: Record<string, unknown> = {
    '/api/store-config': siteOf(shop),
    '/api/search/parsed-categories': categories(roots),
    '/api/translations/translationMessages': {},
    '/api/visitor/summary': summary(name),
  };
  const { bytes } = await render({
    method: 'GET',
    url: `http://lt.localhost/${locale}${path === '/' ? '' : path}`,
    ...{ locale, appUrl: 'https://lt.example', userAgent: 'test', build: 'b1', isDebug: false },
    visitor: {
      ...{ hasSession: name !== null, currencyId: undefined, countryId: undefined, layout: 'GRID' },
      ...{ shippingMethod: undefined, consent: { written: undefined, optsOut: false } },
      ...visitor,
    },
    ...{ warnsOfBrowser: false, asksConsent: false },
    api: async ({ url }) =>
      url in answers
        ? { status: 200, body: answers[url] }
        : { status: 404, body: { status: false, message: 'x' } },
    signal: new AbortController().signal,
    report: () => {},
  });
  // The key of forms is another one for each page.
  return Buffer.from(bytes)
    .toString()
    .replaceAll(/"formKey":"[^"]*"/g, '');
};

const PAGES: readonly Asked[] = [
  { path: '/' },
  { path: '/shoes' },
  { path: `/shoes?s=d'Artagnan&utm_source=mail&page=2&sort=1` },
  { path: '/shoes?sort=1&page=2', locale: 'en' },
  { path: '/mine' },
  { path: '/mine', name: 'Rasa' },
  { path: '/mine', name: '<b>Jonas</b>', locale: 'en' },
  { path: '/bare', name: 'Rasa' },
  { path: '/unknown/"><script>' },
  { path: '/shoes', visitor: { currencyId: 2 } },
  { path: '/shoes', visitor: { countryId: 2 } },
  { path: '/shoes', visitor: { shippingMethod: 'sea' } },
  { path: '/shoes', roots: 'Knygos' },
  { path: '/shoes', shop: 'Sudport' },
];

describe('the frame that is kept between pages', () => {
  test('is the same as one that was rendered with its page', async () => {
    const busy = await openBundle();
    for (const asked of [...PAGES, ...PAGES]) await show(busy, asked);
    for (const asked of PAGES) {
      const alone = await show(await openBundle(), asked);
      expect(await show(busy, asked), JSON.stringify(asked)).toBe(alone);
      expect(alone).not.toMatch(/kept-|here-[0-9a-f]{8}/);
    }
  });

  test('leads back to its own page, escaped', async () => {
    const busy = await openBundle();
    await show(busy, { path: '/shoes' });
    const html = await show(busy, { path: `/shoes?s=d'Artagnan&page=2` });
    expect(html).toContain('name="back" value="/shoes?s=d%27Artagnan&amp;page=2"');
    expect(html).toMatch(/href="\/en\/shoes\?s=d(?:%27|&#x27;)Artagnan&amp;page=2"/);
    expect(html).toContain('<footer');
  });

  test('has the name of no other visitor', async () => {
    const busy = await openBundle();
    await show(busy, { path: '/mine', name: 'Rasa' });
    expect(await show(busy, { path: '/mine', name: 'Jonas' })).not.toContain('Rasa');
    expect(await show(busy, { path: '/mine' })).not.toContain('Jonas');
  });
});
