import type { LoggerOptions } from 'pino';

/** Pino's number of the level `error`. */
const ERROR = 50;

const failureIn = (logged: unknown): unknown => {
  if (logged instanceof Error) return logged;
  if (typeof logged !== 'object' || logged === null) return undefined;
  const { err, error } = logged as { err?: unknown; error?: unknown };
  return err ?? error;
};

/** Reports each failure that is logged as an error or worse, by any part of the server. */
export const reportLogged = (report: (error: unknown) => void): NonNullable<LoggerOptions['hooks']> => ({
  logMethod(line, method, level) {
    const failure = level >= ERROR ? failureIn(line[0]) : undefined;
    if (failure !== undefined) report(failure);
    return method.apply(this, line);
  },
});
