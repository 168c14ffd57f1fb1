import type { ApiAnswer, BrandBundle, BrandConfig, PageRequest } from '@shop/brand';
import { defineBrand } from '@shop/brand/define';
import { PROMISES, SELLER } from '@shop/brand/testing';
import type { PaymentProvider } from '@shop/domain/payment-provider';
import type { FastifyBaseLogger } from 'fastify';
import type { BrandStore, ServedBrand } from '../brands/brand-store.ts';
import { buildWebServer } from '../build-web-server.ts';
import { readEnv } from '../env.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';

export const aBrand = (key: string, given: Partial<BrandConfig> = {}): BrandConfig =>
  defineBrand({
    key,
    name: key,
    theme: 'default',
    defaultLocale: 'lt',
    country: 'LT',
    shipsTo: ['LT'],
    currency: 'EUR',
    featuresOff: [],
    titleOrder: 'meta-first',
    verification: key,
    timeZone: 'Europe/Vilnius',
    seller: SELLER,
    promises: PROMISES,
    ...given,
  });

/** Paths of the test brands whose pages are about one visitor. */
const PERSONAL = /\/(mine|logout)$/;

/** A page for all ends with the guest's part. */
const bytesOf = (text: string, pathname: string) => {
  const common = Buffer.from(`<!DOCTYPE html><html><head></head><body>${text}`);
  const part = Buffer.from(PERSONAL.test(pathname) ? '' : '<part>guest</part>');
  const place = { name: 'account', start: common.length, end: common.length + part.length };
  return {
    bytes: Buffer.concat([common, part, Buffer.from('</body></html>')]),
    places: part.length === 0 ? [] : [place],
  };
};

const NOTHING = { isPersonal: true, cookies: [], keys: [], bytes: new Uint8Array(), places: [] };

/** The origins of a page with a provider's field. */
export const FIELD_HOSTS = { scripts: ['https://js.example.com'], frames: [], calls: [] };

const render = async (config: BrandConfig, request: PageRequest) => {
  const url = new URL(request.url);
  const asked: ApiAnswer = await request
    .api({ method: 'POST', url: '/api/page', body: {}, signal: request.signal })
    .catch(() => ({ status: 503, body: null }));
  if (url.pathname.endsWith('/logout'))
    await request.api({ method: 'POST', url: '/api/auth/logout', body: {}, signal: request.signal });
  const leaving = url.searchParams.get('leaving');
  if (url.searchParams.has('reports')) request.report(new Error('a part of the page failed'));
  if (url.searchParams.has('throws')) throw new Error('the page failed');
  if (leaving !== null) return { status: 302, headers: { location: leaving }, ...NOTHING };
  const text = JSON.stringify({
    brand: config.key,
    path: url.pathname + url.search,
    answer: asked.body,
    hasSession: request.visitor.hasSession,
    currency: request.visitor.currencyId,
    market: request.visitor.countryId,
    body: request.body,
    warnsOfBrowser: request.warnsOfBrowser,
  });
  return {
    status: asked.status === 503 ? 503 : 200,
    headers: {},
    isPersonal: url.searchParams.has('personal'),
    cookies: url.searchParams.has('layout') ? ['shop_layout=LIST'] : [],
    ...bytesOf(text, url.pathname),
    keys: ['config', `page:${url.pathname}`],
    ...(url.searchParams.has('field') && { opensTo: FIELD_HOSTS }),
  };
};

/** A brand whose pages return their rendering input as JSON. */
const aServedBrand = (config: BrandConfig, onRender: () => void): ServedBrand => {
  const bundle: BrandBundle = {
    config,
    render: (request) => {
      onRender();
      return render(config, request);
    },
    isForAll: (_locale, pathname) => !PERSONAL.test(pathname),
    renderParts: async ({ formKey, summary }) =>
      new Map([['account', `<part>${JSON.stringify({ formKey, summary })}</part>`]]),
    renderScreen: async ({ kind, locale, to }) => ['screen', kind, locale, ...(to ? [to] : [])].join(' '),
  };
  const script = {
    type: 'text/javascript',
    etag: '"e"',
    identity: Buffer.from('plain'),
    br: Buffer.from('brotli'),
  };
  return {
    config,
    build: `build-${config.key}`,
    bundle,
    files: new Map([['/assets/entry-abcdefgh.js', { ...script, isImmutable: true }]]),
  };
};

type TestServerOptions = {
  env?: Record<string, string>;
  brands?: readonly BrandConfig[];
  api?: Parameters<typeof createFakeApi>[0];
  requestMs?: number;
  log?: FastifyBaseLogger;
  providers?: readonly PaymentProvider[];
  isEnding?: () => boolean;
};

/** The additional settings of a shop with public addresses. */
const ON_THE_NET = {
  SHOP_PROFILE: 'demo',
  SHOP_SECRET: '5f0c1d9be27a4483a6d1b07f92c35e68410ad7fbe9365c2817a04b6dd3f21c59',
};

/** A web server of two test brands with a fake API. */
export const aWebServer = async ({
  env = {},
  brands = [aBrand('lt', { shipsTo: ['LT', 'LV', 'EE'] }), aBrand('ae', { defaultLocale: 'en' })],
  api,
  requestMs,
  log,
  providers,
  isEnding,
}: TestServerOptions = {}) => {
  const fake: FakeApi = await createFakeApi(api);
  let rendered = 0;
  const served = new Map(brands.map((brand) => [brand.key, aServedBrand(brand, () => (rendered += 1))]));
  const store: BrandStore = {
    list: () => Promise.resolve(brands),
    find: (key) => Promise.resolve(served.get(key)),
  };
  const app = await buildWebServer({
    env: readEnv({
      API_URL: fake.url,
      SHOP_DATA_DIR: '/tmp/web-server-test',
      ...(env['APP_URLS'] && ON_THE_NET),
      ...env,
    }),
    brands: store,
    ...(requestMs && { requestMs }),
    ...(log && { log }),
    ...(providers && { providers }),
    ...(isEnding && { isEnding }),
  });
  /** Waits for the change stream, without which nothing is cached. */
  const untilTold = async () => {
    while (fake.listeners() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'lt.localhost:4200', ...headers } });
  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        host: 'lt.localhost:4200',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
  const close = async () => {
    await app.close();
    await fake.close();
  };
  return { app, fake, get, post, untilTold, close, rendered: () => rendered };
};
