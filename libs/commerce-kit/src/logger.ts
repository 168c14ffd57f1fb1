import { reportLogged } from '@shop/outbound/reports';
import { createLogDestination } from '@shop/outbound/serving';
import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/** One line of JSON per event; data that identifies a visitor is never written. Logged failures are reported too. */
export const createLogger = (level: string, report: (error: unknown) => void): Logger =>
  pino(
    {
      level,
      hooks: reportLogged(report),
      redact: { paths: ['req.headers.authorization', 'req.headers["x-shop-secret"]'], remove: true },
    },
    createLogDestination(),
  );
