import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aWebServer } from './testing/a-web-server.ts';

type Shop = Awaited<ReturnType<typeof aWebServer>>;
let shop: Shop;
let version = 1;
let hold: Promise<void> | undefined;
let asked = 0;

const open = async (env: Record<string, string> = {}) => {
  shop = await aWebServer({
    env,
    api: (app) => {
      app.post('/api/page', async (_request, reply) => {
        asked += 1;
        const now = version;
        await hold;
        return reply.header('x-shop-keys', 'product:12').send({ status: true, version: now });
      });
    },
  });
  await shop.untilTold();
};
afterEach(async () => {
  hold = undefined;
  await shop.close();
});

/** The page after it was rendered again, once the announced change was received. */
const drawnAnew = (path: string, of: number) =>
  vi.waitFor(async () => expect((await shop.get(path)).body).toContain(`"version":${of}`));
/** For changes that are announced without a new version of the page. */
const renderedAgain = (times: number) =>
  vi.waitFor(async () => {
    await shop.get('/lt');
    expect(shop.rendered()).toBe(times);
  });

describe('a guest’s page', () => {
  test('is rendered once and then served as the same bytes', async () => {
    await open();
    const first = await shop.get('/lt');
    const second = await shop.get('/lt');
    expect(second.body).toBe(first.body);
    expect(shop.rendered()).toBe(1);
    expect((await shop.get('/lt', { 'if-none-match': String(second.headers.etag) })).statusCode).toBe(304);
  });

  test('is the same with any script-only query parameters', async () => {
    await open();
    await shop.get('/lt/c/shoes?s=a&sort=1');
    await shop.get('/lt/c/shoes?sort=1&utm_source=x&s=a&gclid=2');
    expect(shop.rendered()).toBe(1);
    expect((await shop.get('/lt/c/shoes?utm_source=x')).body).not.toContain('utm_source');
  });

  test('differs by brand, language, currency, market, shipping method and layout', async () => {
    await open();
    for (const [url, headers] of [
      ['/lt/c/shoes', {}],
      ['/en/c/shoes', {}],
      ['/lt/c/shoes', { host: 'ae.localhost' }],
      ['/lt/c/shoes', { cookie: 'shop_currency=2' }],
      ['/lt/c/shoes', { cookie: 'shop_market=3' }],
      ['/lt/c/shoes', { cookie: 'shop_method=sea' }],
      ['/lt/c/shoes', { cookie: 'shop_market=3; shop_method=sea' }],
      ['/lt/c/shoes', { cookie: 'shop_layout=LIST' }],
    ] as const)
      await shop.get(url, headers);
    expect(shop.rendered()).toBe(8);
  });

  test('is kept twice: with the question about cookies, and for all who have answered or refuse by their browser', async () => {
    await open();
    const id = 'k'.repeat(20);
    await shop.get('/lt');
    for (const choice of ['n', 'm', 'psm'])
      await shop.get('/lt', { cookie: `shop_consent=1.${choice}.${id}` });
    await shop.get('/lt', { 'sec-gpc': '1' });
    expect(shop.rendered()).toBe(2);
    // A choice about another version, or none of the shop's, is asked for again.
    for (const cookie of [`shop_consent=2.n.${id}`, 'shop_consent=yes']) await shop.get('/lt', { cookie });
    expect(shop.rendered()).toBe(2);
  });

  test.each([
    'shop_currency=1',
    'shop_market=1',
    'shop_method=air',
    'shop_layout=GRID',
    'shop_scheme=dark',
    // An unknown country and an unknown method.
    'shop_market=5; shop_method=rail',
  ])('is shared by guests with %s, which is the default', async (cookie) => {
    await open();
    await shop.get('/lt/c/shoes');
    await shop.get('/lt/c/shoes', { cookie });
    expect(shop.rendered()).toBe(1);
  });

  test('does not depend on grid or list where there is no listing', async () => {
    await open();
    await shop.get('/lt/p/boots');
    await shop.get('/lt/p/boots', { cookie: 'shop_layout=LIST' });
    expect(shop.rendered()).toBe(1);
  });

  test('is sent in the guest’s colour scheme, under its own ETag', async () => {
    await open();
    const dark = { cookie: 'shop_scheme=dark' };
    const first = await shop.get('/lt', dark);
    expect(first.body).toContain('<html data-scheme="dark">');
    const plain = await shop.get('/lt');
    expect(plain.body).toContain('<html>');
    const kept = await shop.get('/lt', { ...dark, 'accept-encoding': 'br' });
    expect(brotliDecompressSync(kept.rawPayload).toString()).toBe(first.body);
    expect(kept.headers.etag).toBe(first.headers.etag);
    expect(kept.headers.etag).not.toBe(plain.headers.etag);
    expect((await shop.get('/lt', { ...dark, 'if-none-match': String(kept.headers.etag) })).statusCode).toBe(
      304,
    );
    expect((await shop.get('/lt', { ...dark, 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(
      200,
    );
    expect(shop.rendered()).toBe(1);
  });

  test('is not cached when its address has an unknown parameter', async () => {
    await open();
    await shop.get('/lt?anything=1');
    await shop.get('/lt?anything=1');
    expect(shop.rendered()).toBe(2);
  });

  test('is compressed as the browser accepts', async () => {
    await open();
    for (const encoding of ['br', 'gzip']) {
      expect((await shop.get('/lt', { 'accept-encoding': encoding })).headers['content-encoding']).toBe(
        encoding,
      );
      expect((await shop.get('/lt', { 'accept-encoding': encoding })).headers['content-encoding']).toBe(
        encoding,
      );
    }
  });
});

test('R-GUI-05 for an unsupported browser is neither cached nor taken from the cache, until its visitor proceeds', async () => {
  await open();
  const explorer = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' };
  expect((await shop.get('/lt')).body).toContain('"warnsOfBrowser":false');
  expect((await shop.get('/lt', explorer)).body).toContain('"warnsOfBrowser":true');
  expect((await shop.get('/lt')).body).toContain('"warnsOfBrowser":false');
  expect(shop.rendered()).toBe(2);
  const kept = await shop.get('/lt', { ...explorer, cookie: 'shop_browser=kept' });
  expect(kept.body).toContain('"warnsOfBrowser":false');
  expect(shop.rendered()).toBe(2);
});

describe('a change in the shop', () => {
  test('removes exactly the pages made from the changed data', async () => {
    await open();
    version = 1;
    await shop.get('/lt');
    await shop.get('/lt/other');
    version = 2;
    shop.fake.announce('product:99');
    shop.fake.announce('page:/lt/other');
    await drawnAnew('/lt/other', 2);
    expect((await shop.get('/lt')).body).toContain('"version":1');
    shop.fake.announce('product:12');
    await drawnAnew('/lt', 2);
  });

  test('during the rendering of a page keeps that page from being cached', async () => {
    await open();
    version = 3;
    await shop.get('/lt/other');
    const before = asked;
    let release = () => {};
    hold = new Promise((resolve) => (release = resolve));
    const pending = shop.get('/lt');
    await vi.waitFor(() => expect(asked).toBe(before + 1));
    hold = undefined;
    version = 4;
    shop.fake.announce('product:12');
    await drawnAnew('/lt/other', 4);
    release();
    expect((await pending).body).toContain('"version":3');
    expect((await shop.get('/lt')).body).toContain('"version":4');
  });

  test('of everything, for example the prices of a new tariff, removes all pages', async () => {
    await open();
    version = 5;
    await shop.get('/lt');
    await shop.get('/lt/other');
    version = 6;
    shop.fake.announce('all');
    await drawnAnew('/lt', 6);
    expect((await shop.get('/lt/other')).body).toContain('"version":6');
  });

  test('of a brand’s settings removes all of its pages', async () => {
    await open();
    await shop.get('/lt');
    shop.fake.announce('config:lt');
    await renderedAgain(2);
  });
});

test('without the change stream nothing is served from the cache', async () => {
  await open();
  await shop.get('/lt');
  await shop.fake.close();
  await renderedAgain(2);
});

test('a page waits for the API no longer than its time budget, and then shows an outage', async () => {
  await open({ RENDER_BUDGET: '200' });
  hold = new Promise((resolve) => setTimeout(resolve, 3000));
  const started = Date.now();
  expect((await shop.get('/lt')).statusCode).toBe(503);
  expect(Date.now() - started).toBeLessThan(2000);
  hold = undefined;
  expect((await shop.get('/lt')).statusCode).toBe(200);
});
