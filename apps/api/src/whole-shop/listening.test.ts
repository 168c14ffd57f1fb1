import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { App } from '@shop/commerce-kit/module';
import { createTestApp } from '../testing/test-app.ts';

const REQUEST_MS = 600;
const shop = await createTestApp();
const live: App = await buildApp({ ...shop.deps, isSecure: true, requestMs: REQUEST_MS });
let port = 0;
beforeAll(async () => {
  live.get('/api/broken', async () => Promise.reject(new Error('a defect')));
  await live.listen({ port: 0, host: '127.0.0.1' });
  port = (live.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await live.close();
  await shop.close();
});

const JSON_BODY = { 'content-type': 'application/json' };
const LONG = 'x'.repeat(70_000);

const KINDS = [
  ['an answer', { method: 'GET', url: '/api/config/languages' }, 200],
  ['health', { method: 'GET', url: '/healthz' }, 200],
  ['an unknown address', { method: 'GET', url: '/api/nothing' }, 404],
  ['an address that cannot be read', { method: 'GET', url: '/api/%' }, 404],
  ['a defect', { method: 'GET', url: '/api/broken' }, 500],
  [
    'a body that is no JSON',
    { method: 'POST', url: '/api/auth/login', headers: JSON_BODY, payload: '{' },
    400,
  ],
  ['a body of another kind', { method: 'POST', url: '/api/auth/login', payload: 'a=1' }, 415],
  [
    'a body that is too large',
    { method: 'POST', url: '/api/auth/login', headers: JSON_BODY, payload: LONG },
    413,
  ],
  ['missing fields', { method: 'POST', url: '/api/auth/login', headers: JSON_BODY, payload: '{}' }, 422],
  [
    'another site’s act',
    { method: 'POST', url: '/api/auth/login', headers: { 'sec-fetch-site': 'cross-site' } },
    403,
  ],
  ['an unsigned webhook', { method: 'POST', url: '/api/webhooks/none', payload: 'x' }, 404],
  ['the mailbox', { method: 'GET', url: '/dev/mailbox' }, 200],
  ['the calls described', { method: 'GET', url: '/api/docs/json' }, 200],
] as const;

describe('every kind of answer', () => {
  test.each(KINDS)('%s has nosniff and HSTS headers', async (_, asked, status) => {
    const answer = await live.inject(asked);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    const plain = await shop.app.inject(asked);
    expect(plain.headers['x-content-type-options']).toBe('nosniff');
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  });

  test('has them for an invalid HTTP request as well', async () => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write('NONSENSE\r\n\r\n');
    const said = await text(socket);
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(said).toContain('x-content-type-options: nosniff');
    expect(said).toContain('strict-transport-security: ');
  });
});

describe('a slow client', () => {
  test('has thirty seconds for a request, and ten for its head', () => {
    expect([shop.app.server.requestTimeout, shop.app.server.headersTimeout]).toEqual([120_000, 10_000]);
  });

  test.each([
    [
      'a body',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
      ' ',
    ],
    ['headers', 'GET /api/config/languages HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'],
  ])('of %s is answered 408 after the time limit', async (_, start, drip) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let said = '';
    socket.on('error', () => undefined);
    socket.setEncoding('latin1').on('data', (chunk) => (said += String(chunk)));
    const begun = performance.now();
    socket.write(start);
    const dripping = setInterval(() => socket.write(drip), 100);
    await once(socket, 'close');
    clearInterval(dripping);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - begun).toBeLessThan(10 * REQUEST_MS);
  });
});
