import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long kept-alive connections are asked to close by their next answer, before the rest are closed. */
const FAREWELL = 700;
const LONGEST = 10_000;

/**
 * Ends after the last request. A kept-alive connection is ended by an answer with `connection: close`, never while a
 * request is on its way; then no new connections are accepted, and requests under way are answered.
 */
export const closeGracefully = (app: FastifyInstance): void => {
  let isClosing = false;
  app.server.prependListener('request', (_request, response) => {
    if (isClosing && !response.headersSent) response.setHeader('connection', 'close');
  });
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), LONGEST).unref();
    await sleep(FAREWELL);
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
};
