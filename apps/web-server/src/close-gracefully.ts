import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long kept connections are asked to close by their next answer, before the rest are closed. */
const FAREWELL = 700;
const LONGEST = 10_000;

/**
 * Ends after the last request. A connection that is kept alive is ended by an answer that says so, never under a
 * request that is just on its way; then no new ones are taken, and what is being answered is answered.
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
