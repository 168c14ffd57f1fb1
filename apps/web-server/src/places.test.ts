import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLACE_LIMITS } from './security/place-limits.ts';
import { aWebServer } from './testing/a-web-server.ts';

type Shop = Awaited<ReturnType<typeof aWebServer>>;

const api: NonNullable<Parameters<typeof aWebServer>[0]>['api'] = (app) => {
  app.post('/api/page', async () => ({ status: true }));
  app.post('/api/search/searchForCategoryItems', async () => ({ items: [] }));
  app.post('/api/auth/login', async () => ({ status: true }));
};

let said: { msg: string; peer?: string }[] = [];
const log = pino(
  { level: 'warn' },
  new Writable({
    write: (chunk, _encoding, done) => {
      said.push(JSON.parse(String(chunk)));
      done();
    },
  }),
);

let shop: Shop;
afterEach(() => shop.close());
beforeEach(() => {
  said = [];
});

const askAs = (url: string, forwardedFor: string) => shop.get(url, { 'x-forwarded-for': forwardedFor });
const placesAsked = () => shop.fake.asked.map(({ headers }) => headers['x-forwarded-for']).filter(Boolean);

describe('behind a proxy that TRUSTED_PROXIES names', () => {
  beforeEach(async () => {
    shop = await aWebServer({ api, log, env: { TRUSTED_PROXIES: 'loopback,10.0.0.0/8' } });
  });

  test('each shopper is a place, regardless of the forwarding headers that the shopper sends', async () => {
    await askAs('/en', '203.0.113.7');
    await askAs('/en/cart', '6.6.6.6, 203.0.113.8, 10.0.0.3');
    expect(placesAsked()).toEqual(expect.arrayContaining(['203.0.113.7', '203.0.113.8']));
    expect(placesAsked()).not.toContain('6.6.6.6');
    expect(said).toEqual([]);
  });

  test('an IPv6 network is one place, and an invalid address is not a place', async () => {
    await askAs('/en', '2001:db8:1:2:3:4:5:6');
    await askAs('/en/cart', '<script>');
    expect(placesAsked()).toEqual(expect.arrayContaining(['2001:db8:1:2::/64', 'unknown']));
  });

  test('a place that searches too often gets a request to wait, as a page or in the envelope, and no other place does', async () => {
    let asked = 0;
    let page = await askAs('/en/search?s=first', '203.0.113.7');
    // Time passes during the requests, and part of the count expires.
    for (; page.statusCode === 200 && asked < 3 * PLACE_LIMITS.search; asked += 1)
      page = await askAs(`/en/search?s=${asked}`, '203.0.113.7');
    expect(asked).toBeGreaterThanOrEqual(PLACE_LIMITS.search);
    expect([page.statusCode, page.body]).toEqual([429, 'screen tooMany en']);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.headers['cache-control']).toBe('no-store');
    const body = ['/api/search/searchForCategoryItems', '{}'] as const;
    const callAs = (place: string) =>
      shop.post(...body, { 'x-forwarded-for': place, 'content-type': 'application/json' });
    const calls = await Promise.all(Array.from({ length: 20 }, () => callAs('203.0.113.7')));
    const call = calls.find(({ statusCode }) => statusCode === 429) ?? calls[0]!;
    expect([call.statusCode, call.json()]).toEqual([
      429,
      { status: false, message: 'too_many_requests', errors: {} },
    ]);
    expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);

    // Everything else still works, above all orders; and so does the next shopper.
    expect((await askAs('/en/cart', '203.0.113.7')).statusCode).toBe(200);
    expect((await shop.post('/en/search?s=x', 'a=1', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(
      200,
    );
    expect((await askAs('/en/search?s=more', '203.0.113.8')).statusCode).toBe(200);
    expect((await callAs('203.0.113.8')).statusCode).toBe(200);
  });
});

describe('forwarding headers of a peer that TRUSTED_PROXIES does not name', () => {
  beforeEach(async () => {
    shop = await aWebServer({ api, log });
  });

  test('are ignored, and the log says so once', async () => {
    for (let time = 0; time < 20; time += 1) await askAs('/en', `203.0.113.${time}`);
    await shop.get('/en', { forwarded: 'for=203.0.113.9' });
    expect(new Set(placesAsked())).toEqual(new Set(['127.0.0.1']));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ peer: '127.0.0.1', code: 'forwarding_not_believed' });
    expect(said[0]?.msg).toContain('TRUSTED_PROXIES');
  });

  test('no log line appears for requests without them', async () => {
    await shop.get('/en');
    expect(said).toEqual([]);
  });
});
