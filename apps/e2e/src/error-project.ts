import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ErrorProject = {
  /** The DSN, as in a setting. */
  dsn: string;
  /** All received reports, as text. */
  received: () => string;
  close: () => void;
};

/** A service that receives errors, on this machine. */
export const openErrorProject = async (): Promise<ErrorProject> => {
  const envelopes: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    void text(request).then((envelope) => {
      envelopes.push(envelope);
      response.end('{}');
    });
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    received: () => envelopes.join('\n'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
