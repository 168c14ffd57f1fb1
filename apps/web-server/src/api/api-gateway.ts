import type { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';

export type GatewayRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | Readable | undefined;
  signal?: AbortSignal | undefined;
  timeout?: number;
};

/** The one connection pool to the API. */
export const createApiGateway = (apiUrl: string) => {
  const pool = new Pool(apiUrl, {
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    connect: { timeout: 2000 },
  });
  return {
    send: ({ timeout = 60_000, body, signal, ...rest }: GatewayRequest): Promise<Dispatcher.ResponseData> =>
      pool.request({
        ...rest,
        method: rest.method,
        body: body ?? null,
        headersTimeout: timeout,
        bodyTimeout: timeout,
        ...(signal && { signal }),
      }),
    close: () => pool.close(),
    destroy: () => pool.destroy(),
  };
};

export type ApiGateway = ReturnType<typeof createApiGateway>;

export const headerOf = (headers: Dispatcher.ResponseData['headers'], name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};
