import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

type ListenedApi = {
  readonly at: string;
  /** Paths of all calls so far, those of pages that a server renders among them. */
  readonly called: readonly string[];
  readonly close: () => void;
};

/** The shop's API at another address, which records each call. */
export const listenToApi = async (shop: string): Promise<ListenedApi> => {
  const port = Number(new URL(shop).port) + 1;
  const called: string[] = [];
  const server = createServer((asked, answer) => {
    const { method, url: path = '/', headers } = asked;
    called.push(path);
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    at: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
