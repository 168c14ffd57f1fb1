import { configurationCalls } from '@shop/contracts/calls';
import { describe, expect, test, vi } from 'vitest';
import {
  createApiClient,
  DEFAULT_RETRY_DELAY,
  DEFAULT_TIMEOUT,
  type Transport,
  type WireRequest,
} from './api-client.ts';
import { isSuccess } from './success-rule.ts';

const call = configurationCalls.changeLocale;
const body = { newLocale: 'lt' };
const fast = { retryDelay: 0 };

/** Answers one after another; an Error is a lost connection. */
const answers = (...given: ({ status: number; body: unknown } | Error)[]) => {
  const asked: WireRequest[] = [];
  const transport: Transport = (request) => {
    asked.push(request);
    const next = given[Math.min(asked.length, given.length) - 1];
    return next instanceof Error
      ? Promise.reject(next)
      : Promise.resolve(next as { status: number; body: unknown });
  };
  return { api: createApiClient(transport), asked };
};
const good = { status: 200, body: { status: true } };

describe('R-NET-01 an answer is a success', () => {
  test('unless it has errors, a message, or status false', () => {
    for (const body of [
      { status: true },
      {},
      [],
      [1],
      true,
      false,
      { a: 1 },
      { status: true, message: '', errors: {} },
    ])
      expect(isSuccess(body), JSON.stringify(body)).toBe(true);
    for (const body of [{ status: false }, { message: 'x' }, { errors: { a: ['b'] } }, null, undefined])
      expect(isSuccess(body), JSON.stringify(body)).toBe(false);
  });

  test('a refusal has its fields and its status', async () => {
    const { api } = answers({
      status: 422,
      body: { status: false, message: 'invalid', errors: { email: ['taken'] } },
    });
    await expect(api.send(call, body)).rejects.toMatchObject({
      kind: 'refused',
      status: 422,
      message: 'invalid',
      errors: { email: ['taken'] },
    });
  });
});

describe('retries', () => {
  test('follow lost connections and 5xx', async () => {
    const { api, asked } = answers(new Error('reset'), { status: 503, body: null }, good);
    await expect(api.send(call, body, { ...fast, retries: 2 })).resolves.toEqual({ status: true });
    expect(asked).toHaveLength(3);
  });

  test('never follow a refusal', async () => {
    const { api, asked } = answers({ status: 409, body: { status: false, message: 'conflict' } });
    await expect(api.send(call, body, { ...fast, retries: 3 })).rejects.toMatchObject({ status: 409 });
    expect(asked).toHaveLength(1);
  });

  test('end after their number', async () => {
    const { api, asked } = answers(new Error('down'));
    await expect(api.send(call, body, { ...fast, retries: 2 })).rejects.toMatchObject({
      kind: 'unreachable',
      status: 0,
    });
    expect(asked).toHaveLength(3);
  });
});

test('R-NET-04 R-NET-05 a call waits a minute and a retry a tenth of a second, unless set otherwise', () => {
  expect(DEFAULT_TIMEOUT).toBe(60_000);
  expect(DEFAULT_RETRY_DELAY).toBe(100);
});

test('a time-out differs from an abort', async () => {
  const never: Transport = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const api = createApiClient(never);
  await expect(api.send(call, body, { timeout: 5 })).rejects.toMatchObject({ kind: 'timeout' });
  const stop = new AbortController();
  const pending = api.send(call, body, { signal: stop.signal, retries: 5 });
  stop.abort();
  await expect(pending).rejects.toThrow('aborted');
});

test('R-LOC-10 R-ERC-04 a change of language is reported with a second’s time-out and two retries, and a failure is ignored', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  const { configurationQueries } = await import('./configuration.queries.ts');
  const asked: (AbortSignal | undefined)[] = [];
  const api = createApiClient(({ signal }) => {
    asked.push(signal);
    return Promise.reject(new Error('down'));
  });
  configurationQueries(api).reportLocale('lt');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(patience.mock.calls).toEqual([[1000], [1000], [1000]]);
  patience.mockRestore();
});

test('a transport that reads no signal costs no time-out', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  const api = createApiClient(({ url }) => Promise.resolve({ status: 200, body: { url } }));
  await expect(api.send(call, body, { signal: new AbortController().signal })).resolves.toEqual({
    url: call.url,
  });
  expect(patience).not.toHaveBeenCalled();
  patience.mockRestore();
});

test('address parts are filled in and escaped', async () => {
  const { api, asked } = answers(good);
  await api.send(
    { method: 'POST', url: '/api/checkout/fetch/:slug' },
    {},
    { params: { slug: 'a/b' }, query: { x: 1 } },
  );
  expect(asked[0]?.url).toBe('/api/checkout/fetch/a%2Fb?x=1');
});
