import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PLACE_LIMITS } from '../security/place-limits.ts';
import { aWebServer } from '../testing/a-web-server.ts';

let shop: Awaited<ReturnType<typeof aWebServer>>;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  lines = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  shop = await aWebServer({ log });
});
afterEach(() => shop.close());

const ERROR = { name: 'TypeError', message: 'x is not a function', page: '/lt/cart', build: 'b1' };
const send = (body: unknown) =>
  shop.post('/browser-errors', typeof body === 'string' ? body : JSON.stringify(body), {
    'content-type': 'text/plain;charset=UTF-8',
  });
const logged = () => lines.flatMap(({ browserError }) => browserError ?? []);

test('an error of a page is a line of the log, with its brand and build', async () => {
  expect((await send({ ...ERROR, stack: 'TypeError: x\n at a (/assets/a.js:1:2)' })).statusCode).toBe(204);
  expect(logged()).toEqual([{ brand: 'lt', ...ERROR, stack: 'TypeError: x\n at a (/assets/a.js:1:2)' }]);
  expect(lines.at(-1)).toMatchObject({ level: pino.levels.values['warn'], msg: 'an error in a browser' });
});

test('its line has no address, secret, card number or value of a query', async () => {
  await send({
    ...ERROR,
    message: 'no ona@example.com with 4242 4242 4242 4242',
    page: `/lt/guest-order/${'a1'.repeat(20)}?email=ona@example.com`,
  });
  const line = JSON.stringify(logged());
  for (const secret of ['ona@example', '4242', 'a1a1a1']) expect(line).not.toContain(secret);
});

test('a long error is shortened, and something else is refused and not logged', async () => {
  await send({ ...ERROR, message: 'x '.repeat(2000) });
  expect(String((logged()[0] as typeof ERROR).message)).toHaveLength(500);
  for (const body of ['', 'no json', '[]', { name: 'only' }, { ...ERROR, page: 7 }])
    expect((await send(body)).statusCode, JSON.stringify(body)).toBe(400);
  expect((await send({ ...ERROR, stack: 'x'.repeat(20_000) })).statusCode).toBe(413);
  expect(logged()).toHaveLength(1);
});

test('one place logs a bounded number a minute', async () => {
  for (let sent = 0; sent < PLACE_LIMITS.error; sent += 1) await send(ERROR);
  const refused = await send(ERROR);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(logged()).toHaveLength(PLACE_LIMITS.error);
});

test('another site cannot have a visitor’s browser send one', async () => {
  const answer = await shop.post('/browser-errors', JSON.stringify(ERROR), {
    'sec-fetch-site': 'cross-site',
  });
  expect(answer.statusCode).toBe(403);
  expect(logged()).toEqual([]);
});
