import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long the port stays open after the signal, for those who have not heard yet. */
const LINGER = 100;
const LONGEST = 10_000;

/** Ends after the last request: no new connections, answers to all that came, then the exit. */
export const closeGracefully = (app: FastifyInstance): void => {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), LONGEST).unref();
    await sleep(LINGER);
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
};
