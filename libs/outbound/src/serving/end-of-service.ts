import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that still has requests this long after its port was closed is killed. */
const LONGEST_MS = 10_000;

type Ending = {
  /** Milliseconds from the signal until the port is closed. */
  drainMs: number;
  /** Replaced in tests. */
  own?: { on: (signal: 'SIGTERM' | 'SIGINT', end: () => void) => unknown; exit: (code: number) => void };
};

type Listening = { server: Server; close: () => PromiseLike<unknown> };

/** The answer is the last one on its connection. */
const makeLast = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close');
  else response.once('finish', () => response.req.socket.end());
};

/**
 * Shutdown without a failed request. From the signal on `/readyz` answers no, so that a proxy sends no new
 * requests, and each answer closes its kept-alive connection, so that none is closed during a request. Then
 * the port is closed, requests in progress are answered, and the process ends.
 */
export const createEndOfService = ({ drainMs, own = process }: Ending) => {
  let isEnding = false;
  return {
    /** True from the signal on. */
    isEnding: () => isEnding,
    /** `after` closes the dependencies of the server's requests. */
    listenForSignals: (app: Listening, after: () => Promise<void> = async () => {}): void => {
      const underWay = new Set<ServerResponse>();
      app.server.prependListener('request', (_request, response) => {
        if (isEnding) return makeLast(response);
        underWay.add(response);
        response.once('close', () => underWay.delete(response));
      });
      const end = async () => {
        if (isEnding) return;
        isEnding = true;
        underWay.forEach(makeLast);
        setTimeout(() => own.exit(1), drainMs + LONGEST_MS).unref();
        await sleep(drainMs);
        await app.close();
        await after();
        own.exit(0);
      };
      for (const signal of ['SIGTERM', 'SIGINT'] as const) own.on(signal, () => void end());
    },
  };
};

export type EndOfService = ReturnType<typeof createEndOfService>;
