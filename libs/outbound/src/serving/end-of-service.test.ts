import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { createEndOfService } from './end-of-service.ts';

const DRAIN_MS = 150;
const open = new Set<() => void>();
afterEach(() => open.forEach((close) => close()));

/** A server whose answers to `/slow` and `/begun` are ended by the test. */
const aServer = async () => {
  const signals = new EventEmitter();
  const exit = vi.fn();
  const slow: ServerResponse[] = [];
  const server = createServer((asked, response) => {
    if (asked.url === '/begun') response.write('begun, ');
    if (asked.url !== '/') slow.push(response);
    else response.end('answered');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const service = createEndOfService({ drainMs: DRAIN_MS, own: Object.assign(signals, { exit }) });
  const after = vi.fn(() => Promise.resolve());
  service.listenForSignals({ server, close }, after);
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const [answer] = (await once(request({ port, path, agent, host: '127.0.0.1' }).end(), 'response')) as [
      IncomingMessage,
    ];
    return { answer, said: await text(answer) };
  };
  open.add(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { signals, exit, after, service, ask, slow };
};

test('from the signal on a server answers, is not ready, and closes connections by its answers', async () => {
  const { signals, exit, service, ask } = await aServer();
  expect((await ask('/')).answer.headers.connection).toBe('keep-alive');
  expect(service.isEnding()).toBe(false);
  signals.emit('SIGTERM');
  expect(service.isEnding()).toBe(true);
  const { answer, said } = await ask('/');
  expect([said, answer.headers.connection]).toEqual(['answered', 'close']);
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), { timeout: 5_000 });
  await expect(ask('/')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/);
});

test.each([
  ['/slow', 'late'],
  ['/begun', 'begun, late'],
])(
  'a request in progress to %s is answered before the process ends, and delays it no longer',
  async (path, said) => {
    const { signals, exit, after, ask, slow } = await aServer();
    const answered = ask(path);
    await vi.waitFor(() => expect(slow).toHaveLength(1));
    signals.emit('SIGTERM');
    signals.emit('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 2 * DRAIN_MS));
    expect(exit).not.toHaveBeenCalled();
    expect(after).not.toHaveBeenCalled();
    slow[0]?.end('late');
    expect((await answered).said).toBe(said);
    await vi.waitFor(() => expect(exit.mock.calls).toEqual([[0]]), { timeout: 3_000 });
    expect(after).toHaveBeenCalledOnce();
  },
);
