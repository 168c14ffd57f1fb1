import { pino, type DestinationStream } from 'pino';

/** Characters that are buffered before they are written, and milliseconds that they may wait. */
const GATHERED = 4_096;
const LONGEST_WAIT = 500;

/**
 * The destination of log lines: buffered and written outside of the requests. The buffer is written when the process
 * ends, also after an uncaught error.
 */
export const createLogDestination = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: GATHERED, periodicFlush: LONGEST_WAIT });
