import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWebServer } from './testing/a-web-server.ts';

const SLUG = 'aBcDeFgHiJkLmNoPqRsTuV';
const TOKEN = 'k7Q2m9'.repeat(8).slice(0, 43);
const SESSION = 'S'.repeat(42) + '7';
const SIGNATURE = 't=1764000000,v1=5f0c1d9be27a4483a6d1b07f92c35e68';
const CARD = '4242424242424242';
const SECRETS = [SLUG, TOKEN, SESSION, SIGNATURE, CARD, '4242 4242', 'hush-hush', 'ona@example.com'];

let shop: Awaited<ReturnType<typeof aWebServer>>;
const lines: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  shop = await aWebServer({
    log,
    api: (app) => {
      app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      // An API that ends the connection in the middle of a call.
      for (const url of ['/api/webhooks/:id', '/api/payments/*', '/api/auth/*'])
        app.post(url, async (_request, reply) => void reply.raw.destroy());
    },
  });
});
afterAll(() => shop.close());

const visitor = { cookie: `shop_session=${SESSION}; shop_known=1` };
const json = { 'content-type': 'application/json', ...visitor };

/** The addresses that have secrets, each on a page that fails in one of two ways. */
const ADDRESSES = [
  `/lt/password-reset/${TOKEN}`,
  `/lt/order/${SLUG}`,
  `/lt/claim-form/${SLUG}`,
  `/lt/payment/accept?payment=${SLUG}&payment_intent_client_secret=${TOKEN}`,
  `/lt/login?email=ona@example.com`,
];

test('pages that fail, and calls that the API does not answer, log no address, token, signature or card', async () => {
  for (const address of ADDRESSES)
    for (const way of ['reports', 'throws'])
      await shop.get(`${address}${address.includes('?') ? '&' : '?'}${way}=1`, visitor);
  const form = `email=ona@example.com&password=hush-hush&card=${CARD}`;
  await shop.post('/lt/login?throws=1', form, visitor);
  for (const url of ['/api/webhooks/stripe', '/api/webhooks/paypal'])
    await shop.post(url, JSON.stringify({ card: CARD }), { ...json, 'stripe-signature': SIGNATURE });
  const login = { email: 'ona@example.com', password: 'hush-hush', card: '4242 4242 4242 4242' };
  await shop.post('/api/auth/login', JSON.stringify(login), json);
  const written = lines.join('');
  // Each failure is logged, or this test would prove nothing.
  expect(written.match(/a part of the page failed/g)?.length).toBeGreaterThanOrEqual(ADDRESSES.length);
  expect(written.match(/"the page failed"/g)?.length).toBeGreaterThanOrEqual(ADDRESSES.length);
  expect(lines.filter((line) => line.includes('"level":40')).length).toBeGreaterThanOrEqual(3);
  for (const secret of SECRETS) expect(written).not.toContain(secret);
});
