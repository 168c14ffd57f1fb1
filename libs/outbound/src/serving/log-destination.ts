import { pino, type DestinationStream } from 'pino';

/** Characters that are gathered before they are written, and milliseconds that they may wait. */
const GATHERED = 4_096;
const LONGEST_WAIT = 500;

/**
 * Where the lines of a log go: written together and beside the requests, not within them. What is gathered is written
 * when the process ends, also by a defect.
 */
export const createLogDestination = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: GATHERED, periodicFlush: LONGEST_WAIT });
