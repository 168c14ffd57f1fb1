import type { ApiAnswer, PageRequest } from '@shop/brand';
import { defineBrand } from '@shop/brand/define';
import { PROMISES, SELLER } from '@shop/brand/testing';
import { visitorCalls } from '@shop/contracts/calls';
import type { VisitorSummary } from '@shop/data-access';
import { ChangeKeyField, type Feature, type PageHandle, useQueriesOf } from '@shop/page';
import type { ThemeBundle } from '@shop/ui-theme/theme';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createRenderer } from './create-renderer.ts';

const SITE = {
  status: true,
  blogs: [],
  conversionCurrency: { id: 2, iso_code: 'USD', rates: {} },
  currencies: [],
  filteredCurrencies: [{ id: 1, iso_code: 'EUR' }],
  searchKeys: [{ key: 'us', country_id: 1, language_id: 1 }],
  countries: [],
  site: { name: 'Nordport', cdn_logo: '', criteo_key: '', klaviyo_key: '', languages: [] },
};
const none = async () => ({ default: {} });
const messages = { en: none, lt: none, lv: none, ee: none };
const publicly = { privacy: 'public' } satisfies PageHandle;
const personally = { privacy: 'personal' } satisfies PageHandle;

const Who = () => {
  const { data } = useQuery({ ...useQueriesOf('visitor').summary(), enabled: false });
  return (
    <b>
      {data?.first_name ?? 'guest'} {data?.cart.count}
    </b>
  );
};

const feature: Feature = {
  key: 'marketplace',
  messages,
  fills: {
    'header.account': { component: async () => Who, messages: null },
    'header.cart': { component: async () => Who, messages: null },
  },
  routes: [
    {
      id: 'shoes',
      path: '/shoes/*',
      handle: publicly,
      Component: () => (
        <form>
          <ChangeKeyField />
          <ChangeKeyField />
        </form>
      ),
    },
    { id: 'mine', path: '/mine/:id', handle: personally, Component: () => <h1>Mine</h1> },
  ],
};

const theme: ThemeBundle = {
  colorSchemes: ['light'],
  fonts: [],
  pageColor: { light: '#fff' },
  themeClass: 'theme',
};
const brand = defineBrand({
  key: 'lt',
  name: 'Nordport',
  theme: 'default',
  defaultLocale: 'lt',
  country: 'LT',
  shipsTo: ['LT'],
  currency: 'EUR',
  featuresOff: [],
  titleOrder: 'meta-first',
  verification: 'verify-me',
  timeZone: 'Europe/Vilnius',
  seller: SELLER,
  promises: PROMISES,
});
const shop = await createRenderer({ brand, theme, features: [feature] })({
  assets: () => ({ entry: '/assets/entry.js', scripts: [], styles: [] }),
  clock: () => Date.parse('2031-05-01T12:00:00Z'),
  isDevelopment: false,
});

const RASA: VisitorSummary = {
  first_name: '<b>Rasa</b>',
  cart: { count: 3, sum: 9, currency: 'EUR', shipping_method: 'air' },
};

const open = (path: string, summary?: VisitorSummary) =>
  shop.render({
    method: 'GET',
    url: `http://lt.localhost${path}`,
    locale: 'lt',
    appUrl: 'https://lt.example',
    visitor: {
      hasSession: summary !== undefined,
      currencyId: undefined,
      layout: 'GRID',
      countryId: undefined,
      shippingMethod: undefined,
      consent: { written: undefined, optsOut: false },
    },
    userAgent: 'test',
    build: 'test',
    api: async ({ url }): Promise<ApiAnswer> => {
      if (url === visitorCalls.summary.url)
        return { status: 200, body: { status: true, visitor: summary, cart_version: 1 } };
      if (url === '/api/store-config') return { status: 200, body: SITE };
      return { status: 200, body: [] };
    },
    signal: new AbortController().signal,
    isDebug: false,
    warnsOfBrowser: false,
    asksConsent: false,
    report: () => {},
  } satisfies PageRequest);

type Opened = Awaited<ReturnType<typeof open>>;
const partsFor = (summary: unknown, formKey = 'K'.repeat(20)) =>
  shop.renderParts({ url: '/lt/shoes/red', locale: 'lt', appUrl: 'https://lt.example', formKey, summary });
const spliced = ({ bytes, places }: Opened, parts: ReadonlyMap<string, string>): string => {
  let at = 0;
  const texts = places.flatMap(({ name, start, end }) => {
    const common = Buffer.from(bytes.subarray(at, start)).toString();
    at = end;
    return [common, parts.get(name)];
  });
  return [...texts, Buffer.from(bytes.subarray(at)).toString()].join('');
};
const formKeyOf = ({ bytes }: Opened): string =>
  /"formKey":"([^"]+)"/.exec(Buffer.from(bytes).toString())?.[1] ?? '';

test('a page for all with a visitor’s parts is byte for byte the page that is rendered for this visitor', async () => {
  const own = await open('/lt/shoes/red', RASA);
  const common = await open('/lt/shoes/red');
  const parts = await partsFor(RASA, formKeyOf(own));
  expect(spliced(common, parts)).toBe(Buffer.from(own.bytes).toString());
  expect(spliced(common, parts)).toContain('&lt;b&gt;Rasa');
});

test('the common part has no data of the guest that it was rendered for', async () => {
  const common = await open('/lt/shoes/red');
  const empty = new Map(common.places.map(({ name }) => [name, '']));
  const text = spliced(common, empty);
  expect(text).not.toContain(formKeyOf(common));
  expect(text).not.toContain('guest');
  expect(text).not.toContain('"visitor"');
  expect(new Set(common.places.map(({ name }) => name))).toEqual(
    new Set(['account', 'bar', 'cart', 'footer', 'key', 'state']),
  );
  expect(common.places.filter(({ name }) => name === 'key')).toHaveLength(2);
});

test('the marks of the places are never sent', async () => {
  for (const path of ['/lt/shoes/red', '/lt/mine/1', '/lt/unknown'])
    expect(Buffer.from((await open(path)).bytes).toString(), path).not.toMatch(/<\/?part-/);
  for (const part of (await partsFor(RASA)).values()) expect(part).not.toMatch(/<\/?part-/);
});

test('a page about one visitor has no places', async () => {
  expect((await open('/lt/mine/1', RASA)).places).toEqual([]);
});

test('without the visitor’s summary the parts are a guest’s, and the browser fetches it', async () => {
  const parts = await partsFor(undefined);
  expect(parts.get('account')).toContain('guest');
  expect(parts.get('state')).toContain('"entries":[]');
});

test.each([
  ['/lt', true],
  ['/lt/shoes/red', true],
  ['/lt/unknown', true],
  ['/lt/mine/1', false],
  ['/lt/MINE/1/', false],
  ['/lt/mine/1/more', true],
])('%s is a page for all: %s', (path, expected) => {
  expect(shop.isForAll('lt', path)).toBe(expected);
});
