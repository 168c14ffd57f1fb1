import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { BrandConfig } from '@shop/brand';
import { aBrand, aWebServer } from './testing/a-web-server.ts';

type Shop = Awaited<ReturnType<typeof aWebServer>>;
let shop: Shop;
afterEach(() => shop.close());

type Said = { first_name: string | null; count: number; method?: 'air' | 'sea' | null; version?: number };

const RASA = 'R'.repeat(43);
const JONAS = 'J'.repeat(43);
const of = (token: string, more = '') => ({ cookie: `shop_session=${token}${more}` });

/** A shop whose API knows these sessions; `undefined` is an API that fails. */
const open = async (
  said: Record<string, Said | undefined>,
  methods: BrandConfig['methods'] = ['air', 'sea'],
) => {
  shop = await aWebServer({
    brands: [aBrand('lt', { shipsTo: ['LT', 'LV'], methods })],
    api: (app) => {
      app.post('/api/page', async () => ({ status: true }));
      app.post('/api/visitor/summary', async ({ headers }, reply) => {
        const token = String(headers.authorization).replace('Bearer ', '');
        if (token in said && !said[token]) return reply.code(503).send({ status: false });
        const { first_name = null, count = 0, method = null, version = 0 } = said[token] ?? {};
        const cart = { count, sum: count * 10, currency: 'EUR', shipping_method: method };
        return { status: true, visitor: { first_name, cart }, cart_version: version };
      });
    },
  });
  await shop.untilTold();
  return said;
};
const page = async (headers: Record<string, string> = {}, path = '/lt') =>
  (await shop.get(path, headers)).body;
const partOf = (html: string): { formKey: string; summary?: { first_name: string; cart: object } } =>
  JSON.parse(/<part>(.*)<\/part>/.exec(html)?.[1] ?? '{}');

describe('a page for all', () => {
  test('is rendered once for guests and visitors, and each gets their own parts in it', async () => {
    await open({ [RASA]: { first_name: 'Rasa', count: 3 }, [JONAS]: { first_name: 'Jonas', count: 1 } });
    expect(await page(of(RASA))).toContain('Rasa');
    const guest = await page();
    expect(guest).toContain('<part>guest</part>');
    const jonas = await page(of(JONAS));
    expect(jonas).toContain('Jonas');
    expect(jonas).not.toContain('Rasa');
    expect(await page()).toBe(guest);
    expect(shop.rendered()).toBe(1);
  });

  test('is rendered without the session of the first visitor', async () => {
    await open({ [RASA]: { first_name: 'Rasa', count: 3 } });
    const html = await page(of(RASA));
    expect(html).toContain('"hasSession":false');
    const asked = shop.fake.asked.filter(({ headers }) => headers.authorization !== undefined);
    expect(asked.map(({ url }) => url)).toEqual(['/api/visitor/summary']);
  });

  test('is not cached when its address has an unknown parameter, and still has the visitor’s parts', async () => {
    await open({ [RASA]: { first_name: 'Rasa', count: 3 } });
    expect(await page(of(RASA), '/lt?anything=1')).toContain('Rasa');
    expect(await page(of(RASA), '/lt?anything=1')).toContain('Rasa');
    expect(shop.rendered()).toBe(2);
  });

  test('is compressed as the browser accepts', async () => {
    await open({ [RASA]: { first_name: 'Rasa', count: 3 } });
    const plain = await page(of(RASA));
    for (const [encoding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { rawPayload, headers } = await shop.get('/lt', { ...of(RASA), 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(read(rawPayload).toString()).toBe(plain);
    }
  });

  test('from the second visitor on is assembled from compressed pieces, with the same bytes', async () => {
    await open({ [RASA]: { first_name: 'Rasa', count: 3 }, [JONAS]: { first_name: 'Jonas', count: 1 } });
    for (const scheme of ['', '; shop_scheme=dark']) {
      for (const token of [RASA, JONAS, RASA, JONAS, RASA]) {
        const headers = of(token, scheme);
        const { rawPayload } = await shop.get('/lt', { ...headers, 'accept-encoding': 'br, gzip' });
        expect(gunzipSync(rawPayload).toString()).toBe(await page(headers));
        // Pieces are made in the background.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    expect(shop.rendered()).toBe(1);
  });

  test('uses the method of the cart, which is then stored on the device', async () => {
    await open({ [RASA]: { first_name: null, count: 1, method: 'sea' } });
    const first = await shop.get('/lt', of(RASA));
    expect(first.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringContaining('shop_method=sea')]),
    );
    await page({ cookie: 'shop_method=sea' });
    expect(shop.rendered()).toBe(1);
    await page();
    expect(shop.rendered()).toBe(2);
  });

  test('keeps the method of the device when the brand does not offer the cart’s method', async () => {
    await open({ [RASA]: { first_name: null, count: 1, method: 'sea' } }, ['air']);
    const { headers } = await shop.get('/lt', of(RASA, '; shop_locale=lt'));
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('differs by market, for guests and visitors alike', async () => {
    await open({ [RASA]: { first_name: 'Rasa', count: 3 } });
    expect(await page(of(RASA))).not.toContain('"market"');
    const latvian = await page(of(RASA, '; shop_market=2'));
    expect(latvian).toContain('"market":2');
    expect(latvian).toContain('Rasa');
    expect(await page({ cookie: 'shop_market=2' })).toContain('"market":2');
    expect(shop.rendered()).toBe(2);
    const summaries = shop.fake.asked.filter(({ url }) => url === '/api/visitor/summary');
    expect(summaries.map(({ headers }) => headers['x-shop-country'])).toEqual([undefined, '2']);
  });

  test('is sent in the visitor’s colour scheme, under an ETag of its own', async () => {
    await open({ [RASA]: { first_name: 'Rasa', count: 3 } });
    const plain = await shop.get('/lt', of(RASA));
    const dark = await shop.get('/lt', of(RASA, '; shop_scheme=dark'));
    expect(dark.body).toBe(plain.body.replace('<html>', '<html data-scheme="dark">'));
    expect(dark.headers.etag).not.toBe(plain.headers.etag);
    const again = async (etag: unknown) =>
      (await shop.get('/lt', { ...of(RASA, '; shop_scheme=dark'), 'if-none-match': String(etag) }))
        .statusCode;
    expect(await again(dark.headers.etag)).toBe(304);
    expect(await again(plain.headers.etag)).toBe(200);
    expect(shop.rendered()).toBe(1);
  });
});

describe('a page about one visitor', () => {
  test('is rendered with the session, and neither cached nor taken from the cache', async () => {
    await open({ [RASA]: { first_name: 'Rasa', count: 3 } });
    for (const turn of [1, 2]) {
      const answer = await shop.get('/lt/mine', of(RASA));
      expect(answer.body).toContain('"hasSession":true');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(shop.rendered()).toBe(turn);
    }
  });
});

describe('the copy in a browser', () => {
  test('is reused while neither page nor visitor has changed', async () => {
    const said = await open({ [RASA]: { first_name: 'Rasa', count: 3, version: 1 } });
    const again = async (etag: unknown, token = RASA) =>
      (await shop.get('/lt', { ...of(token), 'if-none-match': String(etag) })).statusCode;
    await page();
    const { headers } = await shop.get('/lt', of(RASA));
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['vary']).toContain('cookie');
    expect(await again(headers.etag)).toBe(304);
    expect(await again(headers.etag, JONAS)).toBe(200);
    // A guest, after logging out.
    expect((await shop.get('/lt', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
    said[RASA] = { first_name: 'Rasa', count: 3, version: 2 };
    expect(await again(headers.etag)).toBe(200);
    said[RASA] = { first_name: 'Ona', count: 3, version: 1 };
    expect(await again(headers.etag)).toBe(200);
  });

  test('has its own form key, and a new one after each change of the cart', async () => {
    const said = await open({ [RASA]: { first_name: 'Rasa', count: 3, version: 1 } });
    const key = async (token = RASA, path = '/lt') => partOf(await page(of(token), path)).formKey;
    const first = await key();
    expect(await key()).toBe(first);
    said[RASA] = { first_name: 'Rasa', count: 3, version: 2 };
    const keys = [first, await key(), await key(JONAS), await key(RASA, '/lt/other')];
    expect(new Set(keys).size).toBe(4);
    for (const one of keys) expect(one).toMatch(/^[\w-]{20}$/);
  });
});

test('while the API gives no visitor data, the page is sent without it and is not reused later', async () => {
  await open({ [RASA]: undefined });
  const { statusCode, body, headers } = await shop.get('/lt', of(RASA));
  expect(statusCode).toBe(200);
  expect(partOf(body).summary).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
});

test('with an ended session is a guest’s', async () => {
  await open({});
  expect(partOf(await page(of(RASA))).summary).toMatchObject({ first_name: null, cart: { count: 0 } });
});
