import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test } from 'vitest';
import { ProviderSilent } from './providers/providers.module.ts';
import { silenceOf } from './silence.ts';

const errorOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => null,
    (error: unknown) => error,
  );

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

const urlOf = (port: number) => `http://127.0.0.1:${port}/`;

test('a real connection that is refused, cut or too slow is silence', async () => {
  const gone = createServer();
  const cutting = createServer((request) => request.socket.destroy());
  const hanging = createServer(() => {});
  const [closed, cut, hang] = [await listen(gone), await listen(cutting), await listen(hanging)];
  gone.close();
  try {
    expect(silenceOf(await errorOf(() => fetch(urlOf(closed))))).toBe('ECONNREFUSED');
    expect(silenceOf(await errorOf(() => fetch(urlOf(cut))))).toBe('UND_ERR_SOCKET');
    const patient = { signal: AbortSignal.timeout(50) };
    expect(silenceOf(await errorOf(() => fetch(urlOf(hang), patient)))).toBe('TimeoutError');
    expect(silenceOf(new ProviderSilent('no answer'))).toBe('ProviderSilent');
    const several = new AggregateError([Object.assign(new Error('no'), { code: 'ETIMEDOUT' })]);
    expect(silenceOf(several)).toBe('ETIMEDOUT');
  } finally {
    for (const server of [cutting, hanging]) {
      server.closeAllConnections();
      server.close();
    }
  }
});

test('a bug in an adapter is never taken for silence', async () => {
  const nothing = undefined as unknown as { state: string };
  expect(silenceOf(await errorOf(async () => nothing.state))).toBeNull();
  expect(silenceOf(new TypeError('fetch failed'))).toBeNull();
  expect(silenceOf(Object.assign(new Error('bad argument'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBeNull();
  expect(silenceOf(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBeNull();
  expect(silenceOf(new SyntaxError('Unexpected token <'))).toBeNull();
  expect(silenceOf('ECONNREFUSED')).toBeNull();
});

test('an error that is its own cause is a defect and ends the search', () => {
  const error = new Error('round');
  error.cause = error;
  expect(silenceOf(error)).toBeNull();
});
