import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isReady } from '../shop/server-process.ts';

/** Several times within the wait of a server that is shutting down. */
const LOOK_MS = 100;

type Backend = { readonly port: number; readonly agent: Agent; isReady: boolean };

const pass = (asked: IncomingMessage, response: ServerResponse, { port, agent }: Backend): void => {
  const { method, url: path, headers } = asked;
  const onward = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
    const { connection: _ofThatConnection, 'keep-alive': _keepAlive, ...passed } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, passed);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  onward.once('error', ({ message }) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(`port ${port}: ${message}`);
  });
  response.once('close', () => onward.destroy());
  asked.pipe(onward);
};

/**
 * A proxy that sends requests in turn to the servers that report ready. It retries none: an unanswered
 * request has failed.
 */
export const createRoundRobin = async (ports: readonly number[]) => {
  const backends = ports.map((port): Backend => ({
    ...{ port, isReady: false },
    agent: new Agent({ keepAlive: true }),
  }));
  let turn = 0;
  const next = (): Backend | undefined => {
    const ready = backends.filter((backend) => backend.isReady);
    turn += 1;
    return ready[turn % ready.length];
  };
  const look = () =>
    Promise.all(backends.map(async (backend) => (backend.isReady = await isReady(backend.port))));
  await look();
  const looking = setInterval(() => void look(), LOOK_MS);

  const server = createServer((asked, response) => {
    const backend = next();
    if (backend) pass(asked, response, backend);
    else response.writeHead(503).end('no server is ready');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    readyPorts: () => backends.flatMap((backend) => (backend.isReady ? backend.port : [])),
    close: () => {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      backends.forEach(({ agent }) => agent.destroy());
    },
  };
};

export type RoundRobin = Awaited<ReturnType<typeof createRoundRobin>>;
