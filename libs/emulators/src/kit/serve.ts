import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault, Faults } from './faults.ts';

export type EmulatorRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The same as it came. */
  readonly bytes: Buffer;
};

export type EmulatorAnswer = {
  readonly status: number;
  /** An object is sent as JSON, bytes as they are. */
  readonly body: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

type Handler = (request: EmulatorRequest) => EmulatorAnswer | Promise<EmulatorAnswer>;

type ServeOptions = {
  readonly port?: number;
  readonly faults: Faults;
  /** The emulator's own pages and controls do not fail. */
  readonly mayFail: (path: string) => boolean;
  readonly handle: Handler;
  /** In bytes; one megabyte by default. */
  readonly largestBody?: number;
};

const LOOPBACK = '127.0.0.1';
const LARGEST_BODY = 1024 * 1024;

const readBody = async (request: IncomingMessage, largest: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new RangeError('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const failed = (
  kind: Exclude<Fault['kind'], 'timeout' | 'reset'>,
  { headers: { authorization = '' }, body }: EmulatorRequest,
): EmulatorAnswer => {
  // Some providers repeat the sent data: none of it may be logged.
  if (kind === 'garbage') return { status: 200, body: `${authorization} ${body} {"` };
  const status = Number(kind);
  // A server in front of the API does not answer in JSON.
  if (kind === '502')
    return {
      status,
      body: '<html><h1>502 Bad Gateway</h1></html>',
      headers: { 'content-type': 'text/html' },
    };
  const error = {
    type: 'api_error',
    code: 'emulated_fault',
    message: `Emulated: ${status} ${kind === '401' ? authorization + body : ''}`,
  };
  return { status, body: { name: 'EMULATED_FAULT', message: error.message, error } };
};

const answerOrFault = async (
  { faults, mayFail, handle }: ServeOptions,
  request: EmulatorRequest,
): Promise<EmulatorAnswer | 'timeout' | 'reset'> => {
  const fault = mayFail(request.path) ? faults.take(request.path) : undefined;
  if (!fault) return handle(request);
  if (fault.when === 'after') await handle(request);
  return fault.kind === 'timeout' || fault.kind === 'reset' ? fault.kind : failed(fault.kind, request);
};

/** An HTTP server on this machine only. A time-out keeps the connection open without an answer. */
export const serve = async (
  options: ServeOptions,
): Promise<{ origin: string; close: () => Promise<void> }> => {
  const server: Server = createServer((incoming, outgoing) => {
    void (async () => {
      const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', `http://${LOOPBACK}`);
      const { method = 'GET', headers } = incoming;
      // Browsers request it automatically.
      if (path === '/favicon.ico') return outgoing.writeHead(204).end();
      const bytes = await readBody(incoming, options.largestBody ?? LARGEST_BODY);
      const answer = await answerOrFault(options, {
        ...{ method, path, query, headers, bytes },
        body: bytes.toString('utf8'),
      });
      if (answer === 'timeout') return;
      if (answer === 'reset') return incoming.socket.resetAndDestroy();
      const { body } = answer;
      const isText = typeof body === 'string';
      outgoing.writeHead(answer.status, {
        'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json',
        ...answer.headers,
      });
      outgoing.end(isText || Buffer.isBuffer(body) ? body : JSON.stringify(body));
    })().catch((error: unknown) => {
      outgoing.writeHead(500, { 'content-type': 'text/plain' });
      outgoing.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, LOOPBACK, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${LOOPBACK}:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
