import { createLogDestination } from '@shop/outbound/serving';
import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/** One line of JSON per event; data that identifies a visitor is never written. */
export const createLogger = (level: string): Logger =>
  pino(
    {
      level,
      redact: { paths: ['req.headers.authorization', 'req.headers["x-shop-secret"]'], remove: true },
    },
    createLogDestination(),
  );
