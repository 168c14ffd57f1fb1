import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWebServer, FIELD_HOSTS } from './testing/a-web-server.ts';

const TOKEN = 'A'.repeat(43);
let shop: Awaited<ReturnType<typeof aWebServer>>;

beforeAll(async () => {
  shop = await aWebServer({
    api: (app) => {
      app.post('/api/page', async () => ({ status: true, from: 'api' }));
      app.post('/api/auth/login', async (_request, reply) =>
        reply
          .header('x-shop-session', TOKEN)
          .header('x-shop-session-max-age', '7776000')
          .header('x-shop-keys', 'product:1')
          .send({ status: true }),
      );
      app.get('/api/content/feed/:locale', async (request, reply) =>
        reply
          .type('application/atom+xml; charset=utf-8')
          .send(`${request.headers['x-shop-brand']} ${(request.params as { locale: string }).locale}`),
      );
      app.get('/api/content/sitemap', async (_request, reply) =>
        reply.type('application/xml; charset=utf-8').send('<urlset/>'),
      );
      app.post('/api/auth/logout', async (_request, reply) =>
        reply.header('x-shop-session', '-').header('x-shop-session-max-age', '-1').send({ status: true }),
      );
    },
  });
});
afterAll(() => shop.close());

describe('the brand of a request', () => {
  test('R-BRD-01 is the one of its exact host', async () => {
    expect((await shop.get('/en', { host: 'ae.localhost:4200' })).body).toContain('"brand":"ae"');
    expect((await shop.get('/en')).body).toContain('"brand":"lt"');
  });

  test('is lt on any other host of a developer’s machine, whatever forwarding headers say', async () => {
    const answer = await shop.get('/en', { host: '127.0.0.1:4200', 'x-forwarded-host': 'ae.localhost' });
    expect(answer.body).toContain('"brand":"lt"');
  });

  test('that is still being built shows a notice instead of another brand', async () => {
    const other = await aWebServer({ env: { BRANDS: 'lt,ae,pj' } });
    const page = await other.get('/en', { host: 'pj.localhost:4200' });
    expect(page.statusCode).toBe(503);
    expect(page.headers['retry-after']).toBe('3');
    expect(page.body).toContain('http-equiv="refresh"');
    expect(page.body).toContain('Ši parduotuvė ruošiama');
    expect((await other.get('/api/x', { host: 'pj.localhost:4200' })).json()).toMatchObject({
      status: false,
    });
    expect((await other.get('/en', { host: 'ae.localhost:4200' })).body).toContain('"brand":"ae"');
    await other.close();
  });

  test('with configured addresses an unknown host is refused with 421', async () => {
    const other = await aWebServer({ env: { APP_URLS: 'lt=https://lt.example' } });
    expect((await other.get('/lt', { host: 'lt.example' })).statusCode).toBe(200);
    const page = await other.get('/lt', { host: 'evil.example' });
    expect(page.statusCode).toBe(421);
    expect(page.body).toContain('Šiuo adresu parduotuvės nėra');
    expect(page.body).not.toContain('refresh');
    expect((await other.get('/api/x', { host: 'evil.example' })).statusCode).toBe(421);
    await other.close();
  });
});

describe('an address without a language', () => {
  test('R-LOC-04 R-LOC-06 redirects to the host’s default, keeping path and query', async () => {
    const answer = await shop.get('/cart?a=1');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/lt/cart?a=1');
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  test('R-BRD-08 redirects the visitors of each host to its own language', async () => {
    const at = (host: string) => shop.get('/cart', { host });
    expect((await at('ae.localhost:4200')).headers.location).toBe('/en/cart');
    expect((await at('lt.localhost:4200')).headers.location).toBe('/lt/cart');
  });

  test('R-LOC-05 prefers the stored language, if the brand has it', async () => {
    expect((await shop.get('/cart', { cookie: 'shop_locale=ee' })).headers.location).toBe('/ee/cart');
    expect((await shop.get('/cart', { cookie: 'shop_locale=ru' })).headers.location).toBe('/lt/cart');
  });

  test('two letters that are not a language stay in the path', async () => {
    expect((await shop.get('/xx/cart')).headers.location).toBe('/lt/xx/cart');
  });

  test('R-LOC-08 a page in another language than the stored one overwrites it', async () => {
    const answer = await shop.get('/en', { cookie: 'shop_locale=lt' });
    expect(answer.headers['set-cookie']).toContain('shop_locale=en');
    expect((await shop.get('/en', { cookie: 'shop_locale=en' })).headers['set-cookie']).toBeUndefined();
  });

  test('R-RTE-48 an old product address redirects permanently before its language is chosen', async () => {
    const answer = await shop.get('/market/product/mug?x=1');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/p/mug?x=1');
    expect((await shop.get('/lt/market/product/mug')).headers.location).toBe('/lt/p/mug');
  });
});

describe('what the API receives', () => {
  test('R-NET-02 R-NET-03 is the visitor and nothing that the browser made up', async () => {
    await shop.post('/api/auth/login', '{}', {
      'content-type': 'application/json',
      cookie: `shop_session=${TOKEN}; shop_currency=2; shop_locale=lv`,
      'x-shop-brand': 'ae',
      'x-shop-secret': 'guess',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'idempotency-key': 'k1',
    });
    const { headers } = shop.fake.asked.findLast(({ url }) => url === '/api/auth/login') ?? { headers: {} };
    expect(headers).toMatchObject({
      'x-shop-brand': 'lt',
      'x-shop-locale': 'lv',
      'x-shop-currency': '2',
      'x-shop-secret': 'shop-development-secret',
      'x-forwarded-for': '127.0.0.1',
      authorization: `Bearer ${TOKEN}`,
      'idempotency-key': 'k1',
    });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-forwarded-host');
    expect(headers).not.toHaveProperty('host', 'lt.localhost:4200');
  });

  test('R-CAL-04 the cart is asked for with the visitor’s authorization', async () => {
    await shop.post('/api/cart/fetch', '{"language_id":1}', {
      'content-type': 'application/json',
      cookie: `shop_session=${TOKEN}; shop_known=1`,
    });
    const asked = shop.fake.asked.findLast(({ url }) => url === '/api/cart/fetch');
    expect(asked?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'x-shop-brand': 'lt' });
    expect(asked?.body).toEqual({ language_id: 1 });
  });

  test('R-STO-02 a new session becomes a cookie that scripts cannot read', async () => {
    const answer = await shop.post('/api/auth/login', '{}', { 'content-type': 'application/json' });
    const cookies = answer.headers['set-cookie'] as string[];
    expect(cookies[0]).toBe(`shop_session=${TOKEN}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`);
    expect(cookies[1]).toBe('shop_known=1; Max-Age=7776000; Path=/; SameSite=Lax');
    expect(answer.headers).not.toHaveProperty('x-shop-session');
    expect(answer.headers).not.toHaveProperty('x-shop-keys');
  });

  test('an ended session removes what the browser stores, except its preferences', async () => {
    for (const answer of [
      await shop.post('/api/auth/logout', '{}', { 'content-type': 'application/json' }),
      await shop.post('/lt/logout', ''),
    ])
      expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    const login = await shop.post('/api/auth/login', '{}', { 'content-type': 'application/json' });
    expect(login.headers['clear-site-data']).toBeUndefined();
  });

  test('an ended session removes the cookies', async () => {
    const answer = await shop.post('/api/auth/logout', '{}', { 'content-type': 'application/json' });
    expect((answer.headers['set-cookie'] as string[]).every((one) => one.includes('Max-Age=0'))).toBe(true);
  });

  test('the stream of changes is not public', async () => {
    expect((await shop.get('/internal/changes')).statusCode).toBe(302);
    expect(shop.fake.asked.filter(({ url }) => url === '/internal/changes')).toHaveLength(1);
  });
});

describe('over https', () => {
  const host = 'lt.example';
  let secure: Awaited<ReturnType<typeof aWebServer>>;
  beforeAll(async () => {
    secure = await aWebServer({
      env: { APP_URLS: `lt=https://${host}` },
      api: (app) => {
        app.post('/api/page', async () => ({ status: true }));
        app.post('/api/auth/login', async (_request, reply) =>
          reply.header('x-shop-session', TOKEN).header('x-shop-session-max-age', '0').send({ status: true }),
        );
      },
    });
  });
  afterAll(() => secure.close());

  test('every cookie has a name that no other host can set', async () => {
    const login = await secure.post('/api/auth/login', '{}', { host, 'content-type': 'application/json' });
    const page = await secure.get('/lt?layout=LIST', { host });
    const set = [login, page].flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(set.map((one) => one.split('=')[0])).toEqual([
      '__Host-shop_session',
      '__Host-shop_known',
      '__Host-shop_locale',
      '__Host-shop_layout',
    ]);
    for (const one of set) {
      expect(one).toContain('; Path=/;');
      expect(one).toContain('; Secure');
      expect(one).not.toMatch(/domain/i);
    }
  });

  test('only such cookies are accepted', async () => {
    const page = async (cookie: string) => (await secure.get('/lt', { host, cookie })).body;
    const asksSession = () => secure.fake.asked.at(-1)?.headers.authorization !== undefined;
    const plain = await page(`shop_session=${TOKEN}; shop_currency=2`);
    expect(plain).not.toContain('"currency":2');
    expect(asksSession()).toBe(false);
    const told = await page(`__Host-shop_session=${TOKEN}; __Host-shop_currency=2`);
    expect(told).toContain('"currency":2');
    expect(secure.fake.asked.some(({ headers }) => headers.authorization === `Bearer ${TOKEN}`)).toBe(true);
  });
});

describe('a personal page', () => {
  test('is never cached, and neither is the answer to a form or a call', async () => {
    const kept = async (answer: ReturnType<typeof shop.get>) => (await answer).headers['cache-control'];
    expect(await kept(shop.get('/lt/my-orders?personal=1'))).toBe('no-store');
    expect((await shop.get('/lt/my-orders?personal=1')).headers['etag']).toBeUndefined();
    expect(await kept(shop.post('/lt/c/shoes', 'a=1'))).toBe('no-store');
    expect(await kept(shop.post('/api/auth/login', '{}', { 'content-type': 'application/json' }))).toBe(
      'no-store',
    );
    expect(await kept(shop.get('/lt/c/shoes'))).toBe('private, no-cache');
  });
});

describe('other sites', () => {
  test('cannot send requests that change data', async () => {
    for (const url of ['/lt/cart', '/api/auth/login']) {
      expect((await shop.post(url, 'a=1', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      expect((await shop.post(url, 'a=1', { 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
      const headers = { host: 'lt.localhost:4200', origin: 'https://evil.example' };
      expect((await shop.app.inject({ method: 'POST', url, headers })).statusCode).toBe(403);
    }
    expect((await shop.get('/en', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });

  test('a form of this site is rendered with its fields', async () => {
    expect((await shop.post('/lt/cart', 'email=ona')).body).toContain('"body":"email=ona"');
  });

  test('a body larger than 64 kB is refused', async () => {
    expect((await shop.post('/lt/cart', 'x'.repeat(70_000))).statusCode).toBe(413);
  });
});

describe('every document', () => {
  test('has the brand’s constant policy, without inline scripts', async () => {
    const { headers } = await shop.get('/lt');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' https:[^;]*;/);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|nonce|style-src-attr/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('has a wider policy only on a page with a provider’s field, which is not kept for others', async () => {
    const [host = ''] = FIELD_HOSTS.scripts;
    const policyOf = async (path: string) =>
      String((await shop.get(path)).headers['content-security-policy']);
    expect(await policyOf('/lt/payment?field=1&az=1')).toContain(host);
    expect(await policyOf('/lt/payment?field=1&az=1')).toContain(host);
    expect(await policyOf('/lt/payment')).not.toContain(host);
  });

  test('is Secure exactly when its address is https', async () => {
    const other = await aWebServer({ env: { APP_URLS: 'lt=https://lt.example' } });
    const answer = await other.get('/en', { host: 'lt.example' });
    expect(answer.headers['set-cookie']).toContain('; Secure');
    expect(answer.headers['strict-transport-security']).toBeDefined();
    expect((await shop.get('/en')).headers['set-cookie']).not.toContain('Secure');
    await other.close();
  });
});

describe('files and internal routes', () => {
  test('hashed files are immutable and were compressed at build time', async () => {
    const answer = await shop.get('/assets/entry-abcdefgh.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.body).toBe('brotli');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await shop.get('/assets/entry-abcdefgh.js', { 'if-none-match': '"e"' })).statusCode).toBe(304);
    expect((await shop.get('/assets/none.js')).statusCode).toBe(404);
    expect((await shop.get('/assets/../package.json')).statusCode).not.toBe(200);
  });

  test('development pages do not exist in production, and are not requested from the API', async () => {
    const live = await aWebServer({
      env: {
        APP_URLS: 'lt=https://lt.example,ae=https://ae.example',
        BRANDS: 'lt,ae',
        SHOP_PROFILE: 'production',
        TRUSTED_PROXIES: 'loopback',
      },
    });
    for (const url of ['/dev', '/dev/mailbox', '/dev/pay/x']) {
      // Like any other address without a language.
      const answer = await live.get(url, { host: 'lt.example' });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/lt${url}`]);
    }
    expect(live.fake.asked.filter((asked) => asked.url.startsWith('/dev'))).toEqual([]);
    await live.close();
    await shop.get('/dev/mailbox');
    expect(shop.fake.asked.at(-1)?.url).toBe('/dev/mailbox');
  });

  test('R-NET-06 the current build is available as a file', async () => {
    const answer = await shop.get('/builds/latest.json');
    expect(answer.json()).toEqual({ build: 'build-lt' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('R-RTE-23 /status is a separate page, in the stored language', async () => {
    expect((await shop.get('/status', { cookie: 'shop_locale=ee' })).body).toBe('screen status ee');
    expect((await shop.get('/healthz')).json()).toEqual({ status: 'ok' });
    const robots = (await shop.get('/robots.txt')).body;
    expect(robots).toContain('Disallow: /api/');
    expect(robots).toMatch(/^Sitemap: http:\/\/[^/]+\/sitemap-content\.xml$/m);
  });
});

test('the blog’s feed is served in each language, and the addresses of the content as a sitemap', async () => {
  for (const [url, feed] of [
    ['/ee/blog/feed.xml', 'lt ee'],
    ['/blog/feed.xml', 'lt lt'],
    ['/xx/blog/feed.xml', 'lt lt'],
  ] as const) {
    const answer = await shop.get(url);
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      ...[200, feed, 'application/atom+xml; charset=utf-8'],
    ]);
  }
  expect((await shop.get('/sitemap-content.xml')).body).toBe('<urlset/>');
});

describe('a redirect of a page', () => {
  const BANK = 'https://bank.example/pay?order=1';
  const to = (address: string) => `/lt/checkout?leaving=${encodeURIComponent(address)}`;

  test('to another site answers a form with a page that redirects there', async () => {
    const answer = await shop.post(to(BANK), 'a=1', { 'x-forwarded-for': '203.0.113.9' });
    expect([answer.statusCode, answer.body]).toEqual([200, `screen leaving lt ${BANK}`]);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('stays a redirect within the shop, and for a followed link', async () => {
    const own = await shop.post(to('/lt/success/1'), 'a=1', { 'x-forwarded-for': '203.0.113.9' });
    expect([own.statusCode, own.headers.location]).toEqual([302, '/lt/success/1']);
    const link = await shop.get(to(BANK));
    expect([link.statusCode, link.headers.location]).toEqual([302, BANK]);
  });
});
