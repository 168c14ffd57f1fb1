import { afterEach, expect, test, vi } from 'vitest';
import { sendError } from './send-error.ts';

const LUCKY = 0;
const UNLUCKY = 0.99;

const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
vi.stubGlobal('fetch', sent);
afterEach(() => vi.clearAllMocks());

const send = (error: unknown, chance: number) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  sendError(error, 'b1');
  return sent.mock.lastCall;
};

test('an error is sent to the shop’s own server with its page and build', () => {
  const [address, options] = send(new TypeError('x is not a function'), LUCKY) ?? [];
  expect(address).toBe('/browser-errors');
  expect(options).toMatchObject({ method: 'POST', keepalive: true });
  expect(JSON.parse(String(options?.body))).toMatchObject({
    name: 'TypeError',
    message: 'x is not a function',
    page: location.pathname,
    build: 'b1',
  });
});

test('the sample and the exceptions are those of the reporter', () => {
  expect(send(new Error('one of the other half'), UNLUCKY)).toBeUndefined();
  expect(send(new Error('Unable to preload CSS for /assets/x.css'), LUCKY)).toBeUndefined();
  expect(send({ message: 'late', status: 504 }, UNLUCKY)).toBeDefined();
});

test('a thrown text is sent, and a server that cannot be reached is no error of its own', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const [, options] = send('out of paper', LUCKY) ?? [];
  expect(JSON.parse(String(options?.body))).toMatchObject({ name: 'string', message: 'out of paper' });
});
