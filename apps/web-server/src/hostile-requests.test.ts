import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWebServer } from './testing/a-web-server.ts';
import { rawRequest, sendRaw } from './testing/raw-request.ts';

type Shop = Awaited<ReturnType<typeof aWebServer>>;

const portOf = async ({ app }: Shop): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

let local: Shop;
let live: Shop;
const ports = { local: 0, live: 0 };
beforeAll(async () => {
  const api: Parameters<typeof aWebServer>[0] = {
    api: (app) => {
      app.post('/api/page', async () => ({ status: true }));
      app.get('/api/broken', async () => Promise.reject(new Error('a defect')));
    },
  };
  local = await aWebServer(api);
  live = await aWebServer({ ...api, env: { APP_URLS: 'lt=https://lt.example,ae=https://ae.example' } });
  ports.local = await portOf(local);
  ports.live = await portOf(live);
});
afterAll(() => Promise.all([local.close(), live.close()]));

const HOSTS = [
  'lt.localhost:99999',
  'lt.localhost:65536',
  'lt.localhost:x',
  'lt.localhost:',
  'lt.localhost:-1',
  ':80',
  'a b',
  'lt.localhost/x',
  'lt.localhost?x',
  'lt.localhost#x',
  'user@lt.localhost',
  'lt.localhost\\x',
  '[::1',
  '[::zz]',
  '1.2.3.999',
  '%6ct.localhost',
  '<script>',
  "lt.localhost'",
  '\xff\xfe',
  'lt.localhost, ae.localhost',
];

describe('a Host header', () => {
  test.each(HOSTS)('"%s" is answered 421 by pages, calls and screens', async (host) => {
    for (const url of ['/en', '/api/page', '/status', '/dev/mailbox', '/en/search?s=x']) {
      const { status, body } = await sendRaw(
        ports.local,
        rawRequest(`GET ${url} HTTP/1.1`, [`Host: ${host}`]),
      );
      // Requests that Node itself cannot parse never reach a page.
      expect([421, 400], url).toContain(status);
      expect(body).not.toContain('"brand"');
    }
  });

  test('an empty one, none, and two of them do no harm', async () => {
    for (const headers of [['Host:'], [], ['Host: lt.localhost', 'Host: ae.localhost']])
      expect((await sendRaw(ports.local, rawRequest('GET /en HTTP/1.1', headers))).status).toBeLessThan(500);
    expect((await sendRaw(ports.local, rawRequest('GET /en HTTP/1.0', []))).status).toBe(200);
  });

  test.each([
    'lt.localhost',
    'LT.LocalHost:4200',
    'lt.localhost.',
    'lt.localhost:0',
    '127.0.0.1:4200',
    '[::1]:4200',
  ])('"%s" is accepted', async (host) => {
    expect((await sendRaw(ports.local, rawRequest('GET /en HTTP/1.1', [`Host: ${host}`]))).status).toBe(200);
  });
});

const LETTERS = fc.integer({ min: 0x01, max: 0xff }).map((code) => String.fromCharCode(code));
const odd = (maxLength: number) =>
  fc.string({ unit: LETTERS, maxLength }).map((text) => text.replace(/[\r\n]/g, ''));
const HEADERS = [
  'Host',
  'Cookie',
  'User-Agent',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'If-None-Match',
  'Origin',
  'Referer',
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Shop-Locale',
  'X-Shop-Brand',
  'X-Shop-Currency',
  'X-Shop-Secret',
  'Authorization',
  'Idempotency-Key',
  'Content-Type',
  'Sec-Fetch-Site',
];
const ODD_URLS = [
  '*',
  '/*',
  '//evil.example/x',
  '/\\evil.example',
  'http://evil.example/en',
  'http://[::1',
  '/en/%',
  '/en/%00',
  '/en/%E0%A4%A',
  '/en?%',
  '/en?a=%ff&a[]=1&__proto__=x',
  '/en;x=1',
  '/api/%2e%2e/internal/changes',
  '/api//page',
  '/api/page#x',
  '/img/card/%',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/market/product//x',
  '/lt//',
  '/lt/p/\xe9\xff',
  `/en/${'a/'.repeat(2_000)}`,
  `/en?s=${'x'.repeat(7_000)}`,
  `/api/${'x'.repeat(7_000)}`,
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'];

describe('any request', () => {
  test.each(ODD_URLS)('the address %s is answered without a server error', async (url) => {
    for (const method of METHODS) {
      const { status, body } = await sendRaw(
        ports.local,
        rawRequest(`${method} ${url} HTTP/1.1`, ['Host: lt.localhost', 'Content-Length: 0']),
      );
      expect(status, method).toBeGreaterThanOrEqual(200);
      expect(status, method).toBeLessThan(500);
      expect(body).not.toMatch(/\n\s+at |node_modules|fastify/i);
    }
  });

  test.each(HEADERS)('the header %s causes no server error', { timeout: 60_000 }, async (name) => {
    const urls = fc.constantFrom(
      '/en',
      '/api/page',
      '/status',
      '/assets/entry-abcdefgh.js',
      '/builds/latest.json',
    );
    await fc.assert(
      fc.asyncProperty(odd(60), urls, fc.constantFrom('GET', 'POST'), async (value, url, method) => {
        const host = name === 'Host' ? [] : ['Host: lt.localhost'];
        const headers = [...host, `${name}: ${value}`, 'Content-Length: 0'];
        const { status } = await sendRaw(ports.local, rawRequest(`${method} ${url} HTTP/1.1`, headers));
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

describe('every kind of answer', () => {
  const KINDS: readonly [
    what: string,
    line: string,
    host: string,
    status: number,
    headers?: readonly string[],
  ][] = [
    ['a page', 'GET /en', 'lt.example', 200],
    ['the head of a page', 'HEAD /en', 'lt.example', 200],
    ['a redirect by language', 'GET /cart', 'lt.example', 302],
    ['a redirect for good', 'GET /market/product/mug', 'lt.example', 301],
    ['a screen', 'GET /status', 'lt.example', 200],
    ['an unknown host', 'GET /en', 'evil.example', 421],
    ['a host that is none', 'GET /en', 'lt.example:99999', 421],
    ['a call of an unknown host', 'GET /api/page', 'evil.example', 421],
    ['a file', 'GET /assets/entry-abcdefgh.js', 'lt.example', 200],
    ['a file that is held', 'GET /assets/entry-abcdefgh.js', 'lt.example', 304, ['If-None-Match: "e"']],
    ['a missing file', 'GET /assets/none.js', 'lt.example', 404],
    ['the icon', 'GET /favicon.ico', 'lt.example', 302],
    ['the build', 'GET /builds/latest.json', 'lt.example', 200],
    ['robots', 'GET /robots.txt', 'lt.example', 200],
    ['health', 'GET /healthz', 'lt.example', 200],
    ['a missing picture', 'GET /img/card/none', 'lt.example', 404],
    ['an answer of the API', 'GET /api/unknown', 'lt.example', 404],
    ['a defect of the API', 'GET /api/broken', 'lt.example', 500],
    [
      'another site’s act',
      'POST /en',
      'lt.example',
      403,
      ['Sec-Fetch-Site: cross-site', 'Content-Length: 0'],
    ],
    ['a method that no route takes', 'PUT /en', 'lt.example', 405, ['Content-Length: 0']],
    ['a body that is too large', 'POST /en', 'lt.example', 413, ['Content-Length: 70000']],
    ['what is no HTTP', 'NONSENSE', 'lt.example', 400],
    ['endless headers', 'GET /en', 'lt.example', 431, [`X-Long: ${'x'.repeat(70_000)}`]],
  ];

  test.each(KINDS)('%s has nosniff and HSTS headers', async (_, line, host, status, headers = []) => {
    const answer = await sendRaw(ports.live, rawRequest(`${line} HTTP/1.1`, [`Host: ${host}`, ...headers]));
    expect(answer.status).toBe(status);
    expect(answer.head.match(/x-content-type-options: nosniff/gi)).toHaveLength(1);
    expect(
      answer.head.match(/strict-transport-security: max-age=31536000; includeSubDomains/gi),
    ).toHaveLength(1);
  });

  test.each(KINDS.filter(([, , host]) => host === 'lt.example'))(
    '%s on a developer’s machine has nosniff, and no HSTS',
    async (_, line, __, status, headers = []) => {
      const answer = await sendRaw(
        ports.local,
        rawRequest(`${line} HTTP/1.1`, ['Host: lt.localhost', ...headers]),
      );
      expect(answer.status).toBe(status);
      expect(answer.head).toMatch(/x-content-type-options: nosniff/i);
      expect(answer.head).not.toMatch(/strict-transport-security/i);
    },
  );

  test('an answer while the API is down', async () => {
    const down = await aWebServer({
      env: { APP_URLS: 'lt=https://lt.example', API_URL: 'http://127.0.0.1:9' },
    });
    for (const url of ['/api/page', '/en']) {
      const { statusCode, headers } = await down.get(url, { host: 'lt.example' });
      expect([statusCode, headers['x-content-type-options']]).toEqual([503, 'nosniff']);
      expect(headers['strict-transport-security']).toBeDefined();
    }
    await down.close();
  });
});

describe('a slow client', () => {
  const within = async (shop: Shop, start: string, drip: string): Promise<{ said: string; ms: number }> => {
    const socket = connect({ port: await portOf(shop), host: '127.0.0.1' });
    socket.on('error', () => undefined);
    const begun = performance.now();
    let said = '';
    socket.setEncoding('latin1').on('data', (chunk) => (said += String(chunk)));
    socket.write(start);
    const dripping = setInterval(() => socket.write(drip), 100);
    await once(socket, 'close');
    clearInterval(dripping);
    await shop.close();
    return { said, ms: performance.now() - begun };
  };
  const REQUEST_MS = 600;
  const aHurriedServer = () => aWebServer({ requestMs: REQUEST_MS });

  test('has two minutes for a request, and ten for its head', async () => {
    expect(local.app.server.requestTimeout).toBe(120_000);
    expect(local.app.server.headersTimeout).toBe(10_000);
  });

  test('of a body is answered 408 when the time is over', async () => {
    const start = 'POST /en HTTP/1.1\r\nHost: lt.localhost\r\nContent-Length: 60000\r\n\r\n';
    const { said, ms } = await within(await aHurriedServer(), start, 'x');
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toMatch(/x-content-type-options: nosniff/);
    expect(ms).toBeLessThan(10 * REQUEST_MS);
  });

  test('of headers is answered 408 as well', async () => {
    const start = 'GET /en HTTP/1.1\r\nHost: lt.localhost\r\n';
    expect((await within(await aHurriedServer(), start, 'X-A: b\r\n')).said).toMatch(/^HTTP\/1\.1 408 /);
  });
});
